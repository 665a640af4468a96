import SwiftModel

/// Pairs the operations of two plans.
enum OperationPairs {
    /// An operation with the service around it.
    struct Entry {
        var service: ServicePlan
        var operation: OperationPlan

        /// The request without the names of path parameters: `GET /users/{}`.
        var request: String { OperationPairs.unnamed(operation.key) }
        /// All names that callers use.
        var name: [String] { [service.word] + operation.names.map(\.text) }
    }

    static func pairing(_ old: SwiftPlan, _ new: SwiftPlan, services: [String: String]) -> Pairing<Entry> {
        var pairing = Pairing(OperationPairs.entries(of: old), OperationPairs.entries(of: new))
        /// The new word of a service, also for an entry of the old plan.
        let renamed = { (entry: Entry) in services[entry.service.word] ?? entry.service.word }
        pairing.match { $0.name + [$0.request] }
        pairing.match { $0.name }
        pairing.match { [renamed($0), $0.request] }
        pairing.match { $0.request }
        return pairing
    }

    static func entries(of plan: SwiftPlan) -> [Entry] {
        plan.services.flatMap { service in service.operations.map { Entry(service: service, operation: $0) } }
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

extension Pairing<ServicePlan> {
    /// Pairs the services of two plans: by name, or by having most operations in common.
    init(services old: [ServicePlan], _ new: [ServicePlan]) {
        self.init(old, new)
        match { $0.word }
        match { $0.wireName }
        // A renamed service still has most of its requests.
        let added = added
        var renamed: [String: String] = [:]
        for service in removed {
            let requests = Set(service.operations.map { OperationPairs.unnamed($0.key) })
            let best = added.first { other in
                let common = other.operations.count { requests.contains(OperationPairs.unnamed($0.key)) }
                return common * 2 > requests.count
            }
            if let best { renamed[service.word] = best.word }
        }
        let known = Set(added.map(\.word))
        matchUnique { renamed[$0.word] ?? (known.contains($0.word) ? $0.word : nil) }
    }

    /// The new words of renamed services by their old ones.
    var renamedWords: [String: String] {
        let renamed = matched.filter { $0.old.word != $0.new.word }.map { ($0.old.word, $0.new.word) }
        return Dictionary(renamed) { _, last in last }
    }
}

extension Pairing<ArgumentPlan> {
    /// Pairs the arguments of two operations: by the parameter, by label, by the place in the path.
    /// - Parameter isCase: compares the arguments of the case rather than those of the method.
    init(argumentsOf old: OperationPlan, _ new: OperationPlan, isCase: Bool, _ renames: TypeRenames) {
        let before = isCase ? old.caseArguments : old.arguments
        let after = isCase ? new.caseArguments : new.arguments
        self.init(before, after)
        match { argument in argument.wireName.map { [argument.place.rawValue, $0] } }
        match { $0.label ?? "_" }
        match(
            old: { old.path.arguments.firstIndex(of: $0.identifier) },
            new: { new.path.arguments.firstIndex(of: $0.identifier) })
        match { $0.place == .body && $0.wireName == nil ? true : nil }
        // An argument with another name in the description has the same documentation, or the same neighbours.
        let neighbours = (Neighbours(before.map(\.identifier.raw)), Neighbours(after.map(\.identifier.raw)))
        let kind = { (argument: ArgumentPlan, type: SwiftType) in
            [argument.place.rawValue, type.text] + argument.documentation
        }
        matchUnique(
            old: { $0.documentation.isEmpty ? nil : kind($0, renames.old($0.type)) },
            new: { $0.documentation.isEmpty ? nil : kind($0, $0.type) })
        matchUnique(
            old: { kind($0, renames.old($0.type)) + neighbours.0[$0.identifier.raw] },
            new: { kind($0, $0.type) + neighbours.1[$0.identifier.raw] })
    }
}
