import APIModel
import Diagnostics

/// Finds what `pin` and `default` give to arguments that can't have it: it would be code that doesn't compile.
struct FixedValues {
    let types: any PlannedTypes

    func check(_ services: [ServiceDraft], into bag: inout DiagnosticBag) {
        for draft in services.lazy.flatMap(\.operations) {
            let directives = draft.operation.directives
            for pin in directives.pins { check(pin, of: "pin", in: draft.operation, into: &bag) }
            for preset in directives.defaults { check(preset, of: "default", in: draft.operation, into: &bag) }
        }
    }

    private func check(
        _ value: OperationDirectives.NamedLiteral,
        of directive: String,
        in operation: Operation,
        into bag: inout DiagnosticBag
    ) {
        if let flag = operation.methodChoice?.flag, flag == FixedName(value.name) {
            if case .bool = value.value { return }
            bag.report(ModelMessages.fixedValue(value, of: directive, type: .bool, operation: operation))
            return
        }
        let parameter = operation.parameters.first { $0.wireName == value.name || $0.name == value.name }
        guard let parameter else { return }
        if case .null = value.value, !parameter.isRequired { return }
        if types.accepts(value.value, as: parameter.use) { return }
        let type = types.type(of: parameter.use)
        bag.report(ModelMessages.fixedValue(value, of: directive, type: type, operation: operation))
    }
}
