import APIModel

/// The names of a scope: what each claim got.
public struct NameTable: Sendable {
    let names: [SwiftIdentifier]
    /// In the order of the names that they are about.
    public let collisions: [Collision]

    public subscript(claim: NameScope.Claim) -> SwiftIdentifier { names[claim.index] }

    /// A name that several wanted; one got it, the other is called something else.
    public struct Collision: Sendable {
        public let wanted: String
        public let given: String
        public let holder: Origin
        public let origin: Origin
    }
}
