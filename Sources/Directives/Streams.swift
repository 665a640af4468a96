import APIModel
import Diagnostics

extension ArgumentCheck {
    /// What is said of a stream needs one, a flag that the request carries, and two methods to name one of them.
    func checkStream(into bag: inout DiagnosticBag) {
        guard let stream = operation.directives.stream else { return }
        let range = operation.directives.origin(of: "stream").range
        let formats = operation.streamContents.compactMap(\.mediaType.streamFormat)
        guard !formats.isEmpty else {
            bag.report(DirectiveMessages.noStream(operation.key, at: range))
            return
        }
        if stream.reconnects, !formats.contains(.events) {
            bag.report(DirectiveMessages.noEvents(operation.key, at: range))
        }
        let hasWhole = operation.successes.contains { position in
            operation.responses[position].contents.contains { !$0.mediaType.isStream }
        }
        if stream.name != nil, !hasWhole || operation.directives.responseMediaType != nil {
            bag.report(DirectiveMessages.onlyStream(operation.key, at: range))
        }
        guard let flag = stream.flag else { return }
        let flags = self.flags
        if flags.contains(flag) { return }
        let problem = DirectiveMessages.unknownArgument(
            flag, of: "stream", operation: operation.key, among: flags, at: range)
        bag.report(problem)
    }

    /// What of a request is true or false: parameters, and members of a body that is sent as JSON.
    private var flags: [String] {
        let parameters = operation.parameters.filter { isFlag($0.use) }.flatMap { [$0.wireName, $0.name] }
        let choice = operation.body.flatMap {
            ContentChoice.request($0.contents, preferred: operation.directives.requestMediaType, in: api)
        }
        guard let choice, choice.kind == .json, let use = choice.content.use, !use.isNullable else {
            return parameters.compactMap(\.self)
        }
        return parameters.compactMap(\.self) + api.properties(of: use).filter { isFlag($0.use) }.map(\.wireName)
    }

    private func isFlag(_ use: SchemaUse) -> Bool { api.resolvedKind(of: use.schema) == .boolean }
}

/// The wording of what can't be said of a stream.
extension DirectiveMessages {
    static func noStream(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource("`stream` has no effect on `\(operation)`, whose responses are no streams").at(range)
            .help("streams are responses of types such as `text/event-stream` and `application/jsonl`")
    }

    static func envelopeOfStream(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource("`envelope` has no effect on `\(operation)`, whose response is a stream").at(range)
            .help("only responses that come whole are opened")
    }

    static func noEvents(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource("the stream of `\(operation)` can't go on after its connection has ended").at(range)
            .help("leave `reconnects` out: it is for `text/event-stream`, whose events have ids")
    }

    static func onlyStream(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource("`\(operation)` has one method, which gives its stream").at(range).help(
            "give the name with `alias`")
    }

    static func messageWithoutMembers(_ message: String, by name: String, _ channel: String, at range: SourceRange?)
        -> Diagnostic
    {
        DirectiveCodes.unfitOperation(
            "message `\(message)` of `\(channel)` isn't an object, so it has no `\(name)` by which it could be told apart"
        ).at(range).help("make it an object with the value as a property, or list the messages without `by`")
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
