import APIModel

extension ArgumentPlanner {
    /// The argument that carries several inputs; nil where none is claimed.
    func inputEntry(named name: SwiftIdentifier) -> Entry? {
        if let model = draft.inputs.model { return modelEntry(model, named: name) }
        return claims.input.map { structEntry($0, named: name) }
    }

    /// The inputs in a struct of their own.
    private func structEntry(_ claim: OperationClaims.InputTicket, named name: SwiftIdentifier) -> Entry {
        let grouped = draft.inputs.parameters
        let structName = context.types.name(of: claim.name)
        let (input, names) = InputPlanner(draft: draft, context: context, arguments: self)
            .plan(named: structName)
        let isOptional = input.properties.allSatisfy { $0.type.isOptional || $0.defaultValue != nil }
        var argument = argument(name, type: .named(structName), wireName: "input", use: nil, place: .input)
        if isOptional { argument.defaultValue = "\(structName.type)()" }
        let rank: ArgumentRank = draft.inputs.holdsPath ? .wholeInput : isOptional ? .optionalInput : .input
        return Entry(argument: argument, rank: rank) { result in
            if claim.isDeclaredHere { result.input = input }
            result.isInputSentWhole = input.isEncodable
            result.inputArgument = name
            for (position, index) in grouped.enumerated() {
                result.parameters[index] = TypedSource(
                    source: .member(names[position], of: name, isOptional: false),
                    type: type(of: draft.operation.parameters[index])
                )
            }
        }
    }

    /// The inputs in a struct that is a model of the description.
    private func modelEntry(_ model: SchemaUse, named name: SwiftIdentifier) -> Entry {
        let argument = argument(name, type: context.types.type(of: model), wireName: "input", use: nil, place: .input)
        return Entry(argument: argument, rank: .wholeInput) { result in
            result.inputArgument = name
            for index in draft.inputs.parameters {
                let parameter = draft.operation.parameters[index]
                let members = [parameter.wireName, parameter.name ?? parameter.wireName]
                guard let member = members.compactMap({ context.types.propertyName($0, of: model) }).first else {
                    continue
                }
                result.parameters[index] = TypedSource(
                    source: .member(member, of: name, isOptional: false),
                    type: type(of: parameter)
                )
            }
        }
    }
}
