import APIModel
import Diagnostics
import TemplatePacks

/// Tells of what a description or a team asks for and of which a pack writes nothing.
enum UnwrittenParts {
    static func report(_ parts: [UnwrittenPart], of api: API, for job: Job, into bag: inout DiagnosticBag) {
        for part in parts {
            guard let operation = api.operations.first(where: { isAsked(part, of: $0) }) else { continue }
            let range = range(of: part, operation, for: job) ?? operation.origin.range
            bag.report(KitMessages.unwrittenPart(part, at: range))
        }
    }

    private static func isAsked(_ part: UnwrittenPart, of operation: Operation) -> Bool {
        switch part {
        case .channels: operation.channel != nil
        case .caches: operation.directives.caching != nil
        case .outbox: operation.directives.waits == true
        }
    }

    /// Where the first one is asked for.
    private static func range(of part: UnwrittenPart, _ operation: Operation, for job: Job) -> SourceRange? {
        switch part {
        case .channels: nil
        case .caches: operation.directives.caching?.origin.range
        case .outbox:
            operation.directives.givenKeys.contains("outbox")
                ? operation.directives.origin(of: "outbox").range : job.outbox?.range
        }
    }
}
