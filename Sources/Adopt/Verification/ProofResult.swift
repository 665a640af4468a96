/// The result of comparing the requests of an endpoint.
package enum ProofResult: Sendable {
    case equal(requests: Int)
    /// Equal except for parts that the sources don't contain, such as a server from another file.
    case equalBut(parts: String)
    case differs([String])
    /// The requests weren't compared, for this reason.
    case notSent(String)
}

/// The results of all endpoints, by kind.
package struct ProofSummary {
    package private(set) var equal: [String] = []
    package private(set) var different: [(operation: AdoptedSpec.Operation, texts: [String])] = []
    /// The operations that are equal except for some parts, grouped by those parts; the largest group first.
    package private(set) var partial: [(parts: String, names: [String])] = []
    /// The operations that weren't compared, grouped by the reason; the largest group first.
    package private(set) var open: [(reason: String, names: [String])] = []
    private let count: Int

    package init(_ operations: [AdoptedSpec.Operation], _ proof: [ProofResult]) {
        count = proof.count
        var partial: [String: [String]] = [:]
        var open: [String: [String]] = [:]
        for (operation, result) in zip(operations, proof) {
            let name = operation.service + "." + operation.name
            switch result {
            case .equal: equal.append(name)
            case .equalBut(let parts): partial[parts, default: []].append(name)
            case .differs(let texts): different.append((operation, texts))
            case .notSent(let reason): open[reason, default: []].append(name)
            }
        }
        self.partial = ProofSummary.sorted(partial).map { (parts: $0.key, names: $0.value) }
        self.open = ProofSummary.sorted(open).map { (reason: $0.key, names: $0.value) }
    }

    private static func sorted(_ names: [String: [String]]) -> [(key: String, value: [String])] {
        names.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    }

    /// `the requests of 34 of 39 endpoints are equal, 4 more but for the server, which nothing here says`
    package var sum: String {
        var text = "the requests of \(equal.count) of \(count) endpoints are equal"
        for (parts, names) in partial { text += ", \(names.count) more but for \(parts), which nothing here says" }
        return text
    }
}
