import APIModel
import Diagnostics
import TemplatePacks

/// A part of what a description or a team asks for of which a pack may have no template: the fields that one would read.
struct UnwrittenPart {
    let what: Message
    /// What an entry for it would be.
    let entry: Message
    let view: String
    let fields: [String]
    /// The directive that asks for it; nil for what only descriptions do.
    let directive: String?
    let isAsked: @Sendable (Operation) -> Bool

    private static let all = [
        UnwrittenPart(
            what: "channels", entry: "`for: channel`", view: "channel", fields: ["sent", "received"], directive: nil
        ) { $0.channel != nil },
        UnwrittenPart(
            what: "repositories that keep responses", entry: "whose template reads `operation.cache.operation`",
            view: "cache", fields: ["operation"], directive: "cache"
        ) { $0.directives.caching != nil },
        UnwrittenPart(
            what: "repositories whose writes wait in an outbox", entry: "whose template reads `operation.waits`",
            view: "operation", fields: ["waits"], directive: "outbox"
        ) { $0.directives.waits == true },
    ]

    /// Tells of those for which the pack writes nothing, whatever a description has of them.
    static func report(_ renderer: PackRenderer, of api: API, for job: Job, into bag: inout DiagnosticBag) {
        for part in all {
            guard let operation = api.operations.first(where: part.isAsked),
                !part.fields.contains(where: { renderer.reads($0, of: part.view) })
            else { continue }
            let range = part.range(operation, for: job) ?? operation.origin.range
            bag.report(
                KitCodes.unwrittenPart("the pack writes no \(part.what)").at(range).help(
                    "add an entry \(part.entry) to `files` of its manifest, or let the pack extend one that has it: `extends: base`"
                ))
        }
    }

    /// Where the first one is asked for.
    private func range(_ operation: Operation, for job: Job) -> SourceRange? {
        guard let directive else { return nil }
        let directives = operation.directives
        return directives.givenKeys.contains(directive)
            ? directives.origin(of: directive).range : job.rules[directive]?.range
    }
}
