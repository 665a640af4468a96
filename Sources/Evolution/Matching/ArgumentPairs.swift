import SwiftModel

/// Which argument of the old operation each argument of the new one is: by its label, or by where its value travels.
struct ArgumentPairs {
    let matched: [(old: ArgumentPlan, new: ArgumentPlan)]
    let removed: [ArgumentPlan]
    let added: [ArgumentPlan]

    /// - Parameter isCase: takes the arguments of the case, rather than those of the method.
    init(_ old: OperationPlan, _ new: OperationPlan, isCase: Bool) {
        let before = isCase ? old.caseArguments : old.arguments
        let after = isCase ? new.caseArguments : new.arguments
        let sent = (ArgumentPlaces(old), ArgumentPlaces(new))
        var pairing = Pairing(before.map { ($0, sent.0[$0]) }, after.map { ($0, sent.1[$0]) })
        pairing.match { $0.0.label ?? "_" }
        pairing.match { $0.1 }
        // What the description calls otherwise has the same words, or stands at the same place.
        let neighbours = (Neighbours(before.map(\.identifier.raw)), Neighbours(after.map(\.identifier.raw)))
        pairing.matchUnique { argument, _ in
            argument.documentation.isEmpty ? nil : ArgumentPairs.kind(of: argument) + argument.documentation
        }
        pairing.matchUnique(
            old: { ArgumentPairs.kind(of: $0.0) + neighbours.0[$0.0.identifier.raw] + $0.0.documentation },
            new: { ArgumentPairs.kind(of: $0.0) + neighbours.1[$0.0.identifier.raw] + $0.0.documentation }
        )
        matched = pairing.matched.map { ($0.old.0, $0.new.0) }
        removed = pairing.removed.map(\.0)
        added = pairing.added.map(\.0)
    }

    private static func kind(of argument: ArgumentPlan) -> [String] { [argument.place.rawValue, argument.type.text] }
}

/// Where the value of an argument travels: `query:"page"`, `path#0`.
private struct ArgumentPlaces {
    private var places: [SwiftIdentifier: String] = [:]

    init(_ operation: OperationPlan) {
        for (index, name) in operation.path.arguments.enumerated() { note(name, "path#\(index)") }
        for (location, values) in [
            ("query:", operation.query), ("header:", operation.headers), ("cookie:", operation.cookies),
        ] {
            for value in values {
                if case .argument(let name) = value.source { note(name, location + value.wireName) }
            }
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
