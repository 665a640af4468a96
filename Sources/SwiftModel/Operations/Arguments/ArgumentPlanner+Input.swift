import APIModel
import Diagnostics

extension ArgumentPlanner {
    /// The argument that carries several inputs; nil where none is claimed.
    func inputEntry(
        named name: SwiftIdentifier,
        in result: inout Result,
        into bag: inout DiagnosticBag
    ) -> Entry? {
        if let model = draft.inputs.model { return modelEntry(model, named: name, in: &result) }
        return claims.input.map { structEntry($0, named: name, in: &result, into: &bag) }
    }

    /// The inputs in a struct of their own.
    private func structEntry(
        _ claim: OperationClaims.InputTicket,
        named name: SwiftIdentifier,
        in result: inout Result,
        into bag: inout DiagnosticBag
    ) -> Entry {
        let structName = context.types.name(of: claim.name)
        let planner = InputPlanner(draft: draft, context: context, arguments: self)
        let (input, members) = planner.plan(named: structName, into: &bag)
        let isOptional = input.properties.allSatisfy { $0.type.isOptional || $0.defaultValue != nil }
        var argument = argument(name, type: .named(structName), wireName: "input", use: nil, place: .input)
        if isOptional { argument.defaultValue = .call(.type(.named(structName)), []) }
        if claim.isDeclaredHere { result.input = input }
        result.isInputSentWhole = input.isEncodable
        result.inputArgument = name
        for (index, member) in zip(draft.inputs.parameters, members) { result.reach(index, by: member, of: name, self) }
        let rank: ArgumentRank = draft.inputs.holdsPath ? .wholeInput : isOptional ? .optionalInput : .input
        return Entry(argument: argument, rank: rank)
    }

    /// The inputs in a struct that is a model of the description.
    private func modelEntry(_ model: SchemaUse, named name: SwiftIdentifier, in result: inout Result) -> Entry {
        result.inputArgument = name
        for index in draft.inputs.parameters {
            let parameter = draft.operation.parameters[index]
            let words = [parameter.wireName, parameter.name ?? parameter.wireName]
            guard let member = words.lazy.compactMap({ context.types.propertyName($0, of: model) }).first else {
                continue
            }
            result.reach(index, by: member, of: name, self)
        }
        let argument = argument(name, type: context.types.type(of: model), wireName: "input", use: nil, place: .input)
        return Entry(argument: argument, rank: .wholeInput)
    }
}

extension ArgumentPlanner.Result {
    fileprivate mutating func reach(
        _ index: Int,
        by member: SwiftIdentifier,
        of argument: SwiftIdentifier,
        _ planner: ArgumentPlanner
    ) {
        parameters[index] = TypedSource(
            source: .member(member, of: argument, isOptional: false),
            type: planner.type(of: planner.draft.operation.parameters[index])
        )
    }
}
