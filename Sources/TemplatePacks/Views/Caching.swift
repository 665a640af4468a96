import APIModel
import SwiftModel
import TemplateEngine

extension ViewTable<PlanView>.Entry {
    static let hasOutbox = flag("has_outbox", "Whether requests wait in an outbox.") { $0.support.contains(.outbox) }
}

extension ViewTable<ServiceView>.Entry {
    static let offline = optionalText("offline", "The repository whose writes wait in an outbox, where some do.") {
        $0.plan.offline?.type
    }
}

extension ViewTable<OperationView>.Entry {
    static let waits = flag("waits", "Whether the request waits in an outbox until the service has it.") {
        $0.plan.waits
    }
    static let keepsArguments = flag("keeps_arguments", "Whether its arguments wait with it, as values.") {
        $0.plan.keepsArguments
    }
}

extension CachePlan: TabledView {
    public static let table = ViewTable<CachePlan>(
        "cache", "How the responses of an operation are kept.",
        [
            .literal("operation", "What they are called after, as a literal.") { $0.operation },
            .literal("shape", "Stands for the shape of the response, as a literal.") { $0.shape },
            .text("duration", "Seconds for which they are fresh where the service doesn't say it, or `nil`.") {
                $0.duration.map(String.init) ?? "nil"
            }, .word("policy", "Whether they or the service come first.") { $0.policy },
            .optionalText("updates", "The method that gives what is kept and then what the service says.") {
                $0.updates
            },
        ])
}

extension CacheDropPlan: TabledView {
    public static let table = ViewTable<CacheDropPlan>(
        "cache_drop", "Kept responses that are wrong after a call.",
        [
            .literal("operation", "What they are called after, as a literal.") { $0.operation },
            .optionalText("path", "The beginning of their paths as an expression; none for all of them.") { $0.path },
        ])
}
