/// What became of an endpoint when its requests were compared.
package enum ProofResult: Sendable {
    case equal(requests: Int)
    case differs([String])
    /// It was compared as it was read alone.
    case notSent(String)
}
