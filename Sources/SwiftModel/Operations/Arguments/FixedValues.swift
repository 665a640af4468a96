import APIModel
import Diagnostics

/// Finds what `pin` and `default` give to arguments that can't have it: it would be code that doesn't compile.
struct FixedValues {
    let types: any PlannedTypes

    func check(_ services: [ServiceDraft], into bag: inout DiagnosticBag) {
        for draft in services.lazy.flatMap(\.operations) {
            let directives = draft.operation.directives
            for pin in directives.pins { check(pin, of: "pin", in: draft, into: &bag) }
            for preset in directives.defaults { check(preset, of: "default", in: draft, into: &bag) }
        }
    }

    private func check(
        _ value: OperationDirectives.NamedLiteral,
        of directive: String,
        in draft: OperationDraft,
        into bag: inout DiagnosticBag
    ) {
        let operation = draft.operation
        if let flag = operation.methodChoice?.flag, flag == FixedName(value.name) {
            if case .bool = value.value { return }
            bag.report(ModelMessages.fixedValue(value, of: directive, type: .bool, operation: operation))
            return
        }
        guard let (use, isRequired) = target(value.name, of: draft) else { return }
        if case .null = value.value, !isRequired { return }
        if types.accepts(value.value, as: use) { return }
        let type = types.type(of: use)
        bag.report(ModelMessages.fixedValue(value, of: directive, type: type, operation: operation))
    }

    /// The parameter of a name, or the member of a body that is taken apart.
    private func target(_ name: String, of draft: OperationDraft) -> (use: SchemaUse, isRequired: Bool)? {
        let parameter = draft.operation.parameters.first { $0.wireName == name || $0.name == name }
        if let parameter { return (parameter.use, parameter.isRequired) }
        guard draft.inputs.takesBodyApart, let body = draft.body?.content.use else { return nil }
        return types.property(name, of: body).map { ($0.use, $0.isRequired) }
    }
}
