import SwiftModel

/// Pairs the operations of two plans.
struct OperationPairs {
    /// An operation with the service around it.
    struct Entry {
        var service: ServicePlan
        var operation: OperationPlan

        /// The request without the names of path parameters: `GET /users/{}`.
        var request: String { OperationPairs.unnamed(operation.key) }
        /// All names that callers use.
        var name: [String] { [service.word] + operation.names.map(\.text) }
    }

    private let pairing: Pairing<Entry>

    init(_ old: SwiftPlan, _ new: SwiftPlan, services: [String: String]) {
        var pairing = Pairing(OperationPairs.entries(of: old), OperationPairs.entries(of: new))
        /// The new word of a service, also for an entry of the old plan.
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

/// Pairs the services of two plans: by name, or by having most operations in common.
struct ServicePairs {
    private let pairing: Pairing<ServicePlan>

    init(_ old: [ServicePlan], _ new: [ServicePlan]) {
        var pairing = Pairing(old, new)
        pairing.match { $0.word }
        pairing.match { $0.wireName }
        // A renamed service still has most of its requests.
        let added = pairing.added
        var renamed: [String: String] = [:]
        for service in pairing.removed {
            let requests = Set(service.operations.map { OperationPairs.unnamed($0.key) })
            let best = added.first { other in
                let common = other.operations.count { requests.contains(OperationPairs.unnamed($0.key)) }
                return common * 2 > requests.count
            }
            if let best { renamed[service.word] = best.word }
        }
        let known = Set(added.map(\.word))
        pairing.matchUnique { renamed[$0.word] ?? (known.contains($0.word) ? $0.word : nil) }
        self.pairing = pairing
    }

    var matched: [(old: ServicePlan, new: ServicePlan)] { pairing.matched }
    var removed: [ServicePlan] { pairing.removed }
    var added: [ServicePlan] { pairing.added }

    /// The new words of renamed services by their old ones.
    var renamedWords: [String: String] {
        let renamed = matched.filter { $0.old.word != $0.new.word }.map { ($0.old.word, $0.new.word) }
        return Dictionary(renamed) { _, last in last }
    }
}

/// Pairs the arguments of two operations: by label, or by the place at which the value is sent.
struct ArgumentPairs {
    let matched: [(old: ArgumentPlan, new: ArgumentPlan)]
    let removed: [ArgumentPlan]
    let added: [ArgumentPlan]

    /// - Parameter isCase: compares the arguments of the case rather than those of the method.
    init(_ old: OperationPlan, _ new: OperationPlan, isCase: Bool) {
        let before = isCase ? old.caseArguments : old.arguments
        let after = isCase ? new.caseArguments : new.arguments
        let sent = (ArgumentPlaces(old), ArgumentPlaces(new))
        var pairing = Pairing(before.map { ($0, sent.0[$0]) }, after.map { ($0, sent.1[$0]) })
        pairing.match { $0.0.label ?? "_" }
        pairing.match { $0.1 }
        // An argument with another name in the description has the same documentation, or the same neighbours.
        let neighbours = (Neighbours(before.map(\.identifier.raw)), Neighbours(after.map(\.identifier.raw)))
        pairing.matchUnique { argument, _ in
            argument.documentation.isEmpty ? nil : ArgumentPairs.kind(of: argument) + argument.documentation
        }
        pairing.matchUnique(
            old: { ArgumentPairs.kind(of: $0.0) + neighbours.0[$0.0.identifier.raw] + $0.0.documentation },
            new: { ArgumentPairs.kind(of: $0.0) + neighbours.1[$0.0.identifier.raw] + $0.0.documentation })
        matched = pairing.matched.map { ($0.old.0, $0.new.0) }
        removed = pairing.removed.map(\.0)
        added = pairing.added.map(\.0)
    }

    private static func kind(of argument: ArgumentPlan) -> [String] { [argument.place.rawValue, argument.type.text] }
}

/// The places at which the values of arguments are sent: `query:"page"`, `path#0`.
private struct ArgumentPlaces {
    private var places: [SwiftIdentifier: String] = [:]

    init(_ operation: OperationPlan) {
        for (index, name) in operation.path.arguments.enumerated() { note(name, "path#\(index)") }
        for (location, values) in [
            ("query:", operation.query), ("header:", operation.headers), ("cookie:", operation.cookies),
        ] {
            for value in values { if case .argument(let name) = value.source { note(name, location + value.wireName) } }
        }
        if let body = operation.body?.argument { note(body, "body") }
        for member in operation.body?.content.made?.members ?? [] {
            if case .argument(let name) = member.source { note(name, "body:" + member.wireName) }
        }
    }

    private mutating func note(_ name: SwiftIdentifier, _ place: String) {
        if places[name] == nil { places[name] = place }
    }

    subscript(argument: ArgumentPlan) -> String? { places[argument.identifier] }
}
