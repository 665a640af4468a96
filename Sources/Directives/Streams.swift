import APIModel
import Diagnostics
import SourceTree

extension DirectiveValueReader {
    /// `{ flag: stream, end: "[DONE]", reconnects: true, name: streamUpdates }`; all keys are optional.
    mutating func stream(_ node: SourceNode) -> OperationDirectives.Stream? {
        guard node.isMapping else { return wrong(node, "`{ flag: NAME, end: TEXT, reconnects: true, name: NAME }`") }
        checkKeys(of: node, among: ["flag", "end", "reconnects", "name"])
        var stream = OperationDirectives.Stream()
        stream.flag = optionalPart("flag", of: node) { $0.text($1) }
        stream.end = optionalPart("end", of: node) { $0.text($1) }
        stream.reconnects = optionalPart("reconnects", of: node) { $0.flag($1) } ?? false
        stream.name = optionalPart("name", of: node) { $0.name($1) }
        return stream
    }
}

extension OperationDirectives.Stream {
    /// `{ flag: stream, end: "[DONE]", reconnects: true, name: streamUpdates }`
    var literal: Literal? {
        .members([
            ("flag", .text(flag)), ("end", .text(end)), ("reconnects", reconnects ? .bool(true) : nil),
            ("name", .text(name?.text)),
        ])
    }
}

extension ArgumentCheck {
    /// Checks that a stream and the request's flag exist, and that `name` has two methods to distinguish.
    mutating func checkStream() {
        guard let stream = operation.directives.stream else { return }
        let formats = operation.streamContents.compactMap(\.mediaType.streamFormat)
        guard !formats.isEmpty else {
            return report(
                .wrongSource, "`stream` has no effect on `\(operation.key)`, whose responses aren't streams",
                of: "stream", help: "streams are responses of types such as `text/event-stream` and `application/jsonl`"
            )
        }
        if stream.reconnects, !formats.contains(.events) {
            report(
                .wrongSource, "the stream of `\(operation.key)` can't reconnect: its items have no ids", of: "stream",
                help: "remove `reconnects`, which works only with `text/event-stream`")
        }
        let hasWhole = operation.successes.contains { position in
            operation.responses[position].contents.contains { !$0.mediaType.isStream }
        }
        if stream.name != nil, !hasWhole || operation.directives.responseMediaType != nil {
            report(
                .wrongSource, "`name` has no effect: `\(operation.key)` has a single method, which returns its stream",
                of: "stream", help: "name the method with `alias`")
        }
        guard let flag = stream.flag, !flags.contains(flag) else { return }
        reportUnknown(flag, of: "stream", among: flags, at: operation.directives.origin(of: "stream"))
    }

    /// The Boolean parameters, and the Boolean members of a JSON body.
    private var flags: [String] {
        operation.parameters.filter { api.isFlag($0.use) }.flatMap { [$0.wireName, $0.name].compactMap(\.self) }
            + api.jsonMembers(sentBy: operation).filter { api.isFlag($0.use) }.map(\.wireName)
    }
}
