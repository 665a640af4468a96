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

    /// Reports a kept response that can't be found without an error.
    func check(_ arguments: [ArgumentPlan], into bag: inout DiagnosticBag) {
        guard let mappers = types.mappers, CacheDrafts.isKept(draft) else { return }
        if arguments.contains(where: { mappers.sent($0.type)?.canThrow == true }) {
            bag.report(EntityMessages.failingKey(draft.operation))
        }
    }
}
