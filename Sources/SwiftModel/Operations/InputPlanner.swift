import APIModel

/// The struct that carries several inputs of one operation.
struct InputPlanner {
    let draft: OperationDraft
    let context: OperationContext
    let arguments: ArgumentPlanner

    /// The struct, and the names of its members in the order of the draft's grouped parameters.
    func plan(named name: SwiftIdentifier) -> (InputPlan, [SwiftIdentifier]) {
        let parameters = draft.inputs.parameters.map { draft.operation.parameters[$0] }
        var scope = NameScope(
            style: context.style.lower,
            reserved: .members
        )
        let claims = parameters.map { parameter in
            let key = "\(parameter.location.rawValue):\(parameter.wireName)"
            if let name = context.conventions.names.renames.parameters[parameter.wireName] {
                return scope.fix(name, key: key, origin: parameter.origin)
            }
            return scope.propose(parameter.name ?? parameter.wireName, key: key, origin: parameter.origin)
        }
        let table = scope.resolve()
        let names = claims.map { table[$0] }
        let properties = zip(parameters, names).map { parameter, name in property(parameter, named: name) }
        let isSentWhole = parameters.allSatisfy { $0.location == .query && ParamPlanner.isPlain($0) }
        let plan = InputPlan(
            name: name.type,
            documentation: ["The inputs of `\(SingleLine.text(draft.key))`."],
            properties: properties,
            codingKeys: isSentWhole && properties.contains { $0.hasKey },
            isEncodable: isSentWhole,
            isHashable: context.conventions.models.isHashable
        )
        return (plan, names)
    }

    private func property(_ parameter: Parameter, named name: SwiftIdentifier) -> InputPropertyPlan {
        let type = arguments.type(of: parameter)
        let preset = draft.operation.directives.defaults.first { $0.name == parameter.wireName || $0.name == name.raw }
        return InputPropertyPlan(
            name: name,
            type: type.text,
            key: SwiftLiteral.quoted(parameter.wireName),
            hasKey: parameter.wireName != name.raw,
            isOptional: type.isOptional,
            defaultValue: preset.map { context.types.expression(of: $0.value, as: parameter.use) }
                ?? (type.isOptional ? "nil" : nil),
            documentation: ParameterDocumentation.lines(of: parameter),
            place: ArgumentPlace(parameter.location)
        )
    }
}
