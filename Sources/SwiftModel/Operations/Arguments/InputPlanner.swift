import APIModel
import Diagnostics

/// The struct that carries several inputs of one operation.
struct InputPlanner {
    let draft: OperationDraft
    let context: OperationContext
    let arguments: ArgumentPlanner

    /// The struct, and the names of its members in the order of the draft's grouped parameters.
    func plan(named type: SwiftType, into bag: inout DiagnosticBag) -> (InputPlan, [SwiftIdentifier]) {
        let parameters = draft.inputs.parameters.map { draft.operation.parameters[$0] }
        var scope = NameScope(style: context.style.lower, reserved: .members)
        let claims = parameters.map { arguments.claim($0, in: &scope, into: &bag) }
        let table = scope.resolve()
        let names = claims.map { table[$0] }
        let properties = zip(parameters, names).map { parameter, name in property(parameter, named: name) }
        let isSentWhole = parameters.allSatisfy { $0.location == .query && $0.isSentAsMember }
        let plan = InputPlan(
            name: SwiftIdentifier(type.text),
            documentation: documentation(of: SwiftIdentifier(type.text)),
            properties: properties,
            isEncodable: isSentWhole,
            isHashable: context.conventions.models.isHashable
        )
        return (plan, names)
    }

    /// What a native spec says of a struct that is an input, else whose inputs they are.
    private func documentation(of name: SwiftIdentifier) -> [String] {
        var lines: [String] = []
        if case .structure(let fixed?) = draft.operation.directives.input,
            let schema = context.api.schemas.first(where: { $0.name == fixed.text })
        {
            lines = ModelDocumentation.lines(of: schema, named: name, isNested: false)
        }
        return lines.isEmpty ? ["/// The inputs of `\(SingleLine.text(draft.key))`."] : lines
    }

    private func property(_ parameter: Parameter, named name: SwiftIdentifier) -> InputPropertyPlan {
        let type = arguments.type(of: parameter)
        let preset = draft.operation.directives.defaults.first { $0.name == parameter.wireName || $0.name == name.raw }
        return InputPropertyPlan(
            name: name,
            type: type,
            wireName: parameter.wireName,
            defaultValue: preset.map { context.types.expression(of: $0.value, as: parameter.use) }
                ?? arguments.sentDefault(of: parameter) ?? (type.isOptional ? .null : nil),
            documentation: ParameterDocumentation.lines(of: parameter),
            statement: context.types.statement(of: parameter),
            place: ArgumentPlace(parameter.location)
        )
    }
}
