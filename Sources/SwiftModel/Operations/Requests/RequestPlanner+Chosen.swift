import APIModel

// What `param` chooses of all that the request could carry.

extension RequestPlanner {
    /// The values that `param` names; none where it names the body as a whole.
    var chosen: [RequestValue] {
        guard let members = draft.operation.directives.parameters else { return [] }
        let values = members.compactMap { value(of: $0, in: .query) }
        if case .whole(let argument, _)? = inputs.body, values.count == 1, values[0].source == .argument(argument) {
            return []
        }
        return values
    }

    /// Query items: those of the description, and what `param` adds to them. What it puts into the body is left out.
    func query() -> [RequestValue] {
        let declared = values(in: .query) + values(in: .querystring)
        let chosen = chosen
        guard !chosen.isEmpty else { return declared }
        guard goesIntoQuery(chosen) else {
            let names = Set(chosen.map(\.wireName))
            return declared.filter { !names.contains($0.wireName) }
        }
        let names = Set(declared.map(\.wireName))
        return declared + chosen.filter { !names.contains($0.wireName) }
    }

    /// Whether the chosen values are query items: where the method sends a query, and where all of them are declared so.
    func goesIntoQuery(_ values: [RequestValue]) -> Bool {
        guard draft.body == nil else { return false }
        if draft.operation.sentMethod.sendsQuery { return true }
        let query = Set(draft.operation.parameters.filter { $0.location == .query }.map(\.wireName))
        return values.allSatisfy { query.contains($0.wireName) }
    }

    /// One value is a dictionary of one key; several are a small struct, since a dictionary has no order and a literal
    /// of several types is no `Encodable`.
    func content(of values: [RequestValue], in place: ArgumentPlace) -> RequestContent {
        if values.count == 1 { return .dictionary(values[0]) }
        var scope = NameScope(style: .lowerCamel, reserved: .members)
        let claims = values.map { scope.propose($0.wireName) }
        let names = scope.resolve()
        let properties = zip(values, claims).map { value, claim in
            InputPropertyPlan(
                name: names[claim],
                type: value.type,
                wireName: value.wireName,
                defaultValue: nil,
                documentation: [],
                place: place
            )
        }
        let structure = InputPlan(
            name: SwiftIdentifier(structureName),
            documentation: [],
            properties: properties,
            isEncodable: true,
            isHashable: false
        )
        return .structure(structure, values)
    }
}
