import APIModel
import Diagnostics

/// A method that returns nil where the call fails, instead of throwing: `failure: nil`.
struct NilFailure {
    let draft: OperationDraft
    let kind: ResponsePlan.Kind
    let context: OperationContext

    /// The type that it returns; nil for a method that throws.
    func type(of response: SwiftType, into bag: inout DiagnosticBag) -> SwiftType? {
        guard draft.operation.directives.returnsNil else { return nil }
        guard let obstacle else { return response.optional }
        return bag.fail(
            SwiftModelCodes.nilFailure(
                "the method of `\(draft.key)` can't return nil where the call fails: \(obstacle)"
            ).at(draft.operation.directives.origin(of: "failure").range))
    }

    private var obstacle: Message? {
        let directives = draft.operation.directives
        if context.types.mappers != nil, context.conventions.operations.option("result", draft.service) == "result" {
            return "methods return a `Result`, and entities are apart from what the service sends"
        }
        if kind == .none { return "it returns nothing" }
        if kind == .stream { return "it returns a stream" }
        if directives.paging != nil { return "it returns pages (`pages: false`)" }
        if directives.caching != nil { return "its response is kept (`cache: false`)" }
        if !context.caches.drops(of: draft).isEmpty { return "it drops kept responses (`invalidates: []`)" }
        if directives.observing != nil { return "it is observed (`observe: false`)" }
        if directives.waits == true { return "it waits in an outbox (`outbox: false`)" }
        return context.conventions.operations.hasQueries ? "views observe it (`queries`)" : nil
    }
}
