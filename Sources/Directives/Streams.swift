import APIModel
import Diagnostics

extension ArgumentCheck {
    /// What is said of a stream needs one, a flag that the request carries, and two methods to name one of them.
    func checkStream(into bag: inout DiagnosticBag) {
        guard let stream = operation.directives.stream else { return }
        let range = operation.directives.origin(of: "stream").range
        let formats = operation.streamContents.compactMap(\.mediaType.streamFormat)
        guard !formats.isEmpty else {
            bag.report(
                DirectiveCodes.wrongSource,
                "`stream` has no effect on `\(operation.key)`, whose responses are no streams", at: range,
                help: "streams are responses of types such as `text/event-stream` and `application/jsonl`")
            return
        }
        if stream.reconnects, !formats.contains(.events) {
            bag.report(
                DirectiveCodes.wrongSource,
                "the stream of `\(operation.key)` can't go on after its connection has ended", at: range,
                help: "leave `reconnects` out: it is for `text/event-stream`, whose events have ids")
        }
        let hasWhole = operation.successes.contains { position in
            operation.responses[position].contents.contains { !$0.mediaType.isStream }
        }
        if stream.name != nil, !hasWhole || operation.directives.responseMediaType != nil {
            bag.report(
                DirectiveCodes.wrongSource, "`\(operation.key)` has one method, which gives its stream", at: range,
                help: "give the name with `alias`")
        }
        guard let flag = stream.flag else { return }
        let flags = self.flags
        if flags.contains(flag) { return }
        let problem = Diagnostic.unknownArgument(flag, of: "stream", operation: operation.key, among: flags, at: range)
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

extension OperationDirectives.Stream {
    /// `{ flag: stream, end: "[DONE]", reconnects: true, name: streamUpdates }`
    var literal: Literal? {
        .members([
            ("flag", .text(flag)), ("end", .text(end)), ("reconnects", reconnects ? .bool(true) : nil),
            ("name", .text(name?.text)),
        ])
    }
}

extension Diagnostic {
    static func unknownArgument(
        _ name: String, of directive: String, operation: String, among known: [String], at range: SourceRange?
    ) -> Diagnostic {
        let help = suggestion(for: name, among: known) ?? (known.isEmpty ? nil : "it has \(list(known))")
        return DirectiveCodes.unknownArgument(
            "`\(directive)` names `\(name)`, which operation `\(operation)` does not have"
        ).at(range).help(help)
    }
}
