/// Collections that types have: the cases of an enum, and the static members of extensions.
extension Evaluator {
    private static var maximumCases: Int { 64 }

    /// The cases of an enum whose cases have no payload, in their order.
    func allCases(of type: String) -> Value? {
        guard let entry = index.type(type), index.conformances(of: entry).contains("CaseIterable"),
            case let cases = entry.members.cases, 1...Self.maximumCases ~= cases.count,
            cases.allSatisfy(\.parameters.isEmpty)
        else { return nil }
        let choices = cases.map { Value.choice(Value.Choice(type: entry.name, name: $0.name, payload: [])) }
        return .list(Value.List(elements: choices.map { Value.Element(value: $0) }))
    }

    /// A static member of an extension of lists or dictionaries: `.all` of `extension Array where Element == Part`
    func collection(_ name: String, as type: SwiftType) -> Value? {
        guard type.isBracketed, let entry = index.type(type.extendable),
            let (property, owner) = property(name, of: entry, isStatic: true, type.held)
        else { return nil }
        return value(of: property, this: nil, type: owner)
    }
}
