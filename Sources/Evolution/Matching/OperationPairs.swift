import SwiftModel

/// Which operation of the old plan each operation of the new one is.
struct OperationPairs {
    /// An operation with the service around it.
    struct Entry {
        var service: ServicePlan
        var operation: OperationPlan

        /// The request, whatever its path parameters are called: `GET /users/{}`.
        var request: String { OperationPairs.unnamed(operation.key) }
        /// The names that callers know, all of them.
        var name: [String] { [service.word] + operation.names.map(\.text) }
    }

    private let pairing: Pairing<Entry>

    init(_ old: SwiftPlan, _ new: SwiftPlan, services: [String: String]) {
        var pairing = Pairing(OperationPairs.entries(of: old), OperationPairs.entries(of: new))
        /// The new word of a service, for the old ones.
        let renamed = { (entry: Entry) in services[entry.service.word] ?? entry.service.word }
        pairing.match { $0.name + [$0.request] }
        pairing.match { $0.name }
        pairing.match { [renamed($0), $0.request] }
        pairing.match { $0.request }
        self.pairing = pairing
    }

    var matched: [(old: Entry, new: Entry)] { pairing.matched }
    var removed: [Entry] { pairing.removed }
    var added: [Entry] { pairing.added }

    static func entries(of plan: SwiftPlan) -> [Entry] {
        plan.services.flatMap { service in
            service.operations.map { Entry(service: service, operation: $0) }
        }
    }

    /// `GET /users/{id}/posts` → `GET /users/{}/posts`
    static func unnamed(_ key: String) -> String {
        var result = ""
        var isInside = false
        for character in key {
            if character == "}" { isInside = false }
            if !isInside { result.append(character) }
            if character == "{" { isInside = true }
        }
        return result
    }
}
