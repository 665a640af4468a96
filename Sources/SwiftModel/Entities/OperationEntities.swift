import APIModel
import Diagnostics

/// What an operation takes, as its caller has it and as it is sent.
struct OperationEntities {
    let draft: OperationDraft
    let types: any PlannedTypes

    /// The arguments of the case: what the service gets.
    func sent(_ arguments: [ArgumentPlan]) -> [ArgumentPlan] {
        guard let mappers = types.mappers else { return arguments }
        return arguments.map { argument in
            var argument = argument
            argument.mapped = mappers.sent(argument.type)
            return argument
        }
    }

    /// The arguments of the method: what the app has.
    func taken(_ arguments: [ArgumentPlan]) -> [ArgumentPlan] {
        guard let mappers = types.mappers else { return arguments }
        return arguments.map { argument in
            var argument = argument
            argument.type = mappers.entity(of: argument.type)
            return argument
        }
    }

    /// Reports what would be of the service's types in the hands of the app.
    func check(
        _ inputs: ArgumentPlanner.Result,
        _ response: ResponsePlan,
        form: InlineRoot.Ticket?,
        into bag: inout DiagnosticBag
    ) {
        guard let mappers = types.mappers else { return }
        func holds(_ types: [SwiftType]) -> Bool { types.contains { mappers.entity(of: $0) != $0 } }
        if holds(inputs.input?.properties.map(\.type) ?? []) { report("the input struct", &bag) }
        if let form, let use = draft.body?.content.use,
            holds(types.members(of: use, form: form)?.map(\.type) ?? [])
        {
            report("the form", &bag)
        }
        if response.value.kind == .stream, holds([response.value.type]) { report("the stream", &bag) }
        if holds(response.headers.map(\.type)) { report("a header", &bag) }
        let canThrow = inputs.arguments.contains { mappers.sent($0.type)?.canThrow == true }
        if canThrow, CacheDrafts.isKept(draft) { report("an argument whose conversion may fail", &bag) }
    }

    private func report(_ what: String, _ bag: inout DiagnosticBag) {
        bag.report(EntityMessages.unmapped(what, of: draft.operation))
    }
}
