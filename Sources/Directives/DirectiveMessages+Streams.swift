import APIModel
import Diagnostics

/// The wording of what can't be said of a stream.
extension DirectiveMessages {
    static func noStream(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource("`stream` has no effect on `\(operation)`, whose responses are no streams")
            .at(range).help("streams are responses of types such as `text/event-stream` and `application/jsonl`")
    }

    static func envelopeOfStream(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource("`envelope` has no effect on `\(operation)`, whose response is a stream")
            .at(range).help("only responses that come whole are opened")
    }

    static func noEvents(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource("the stream of `\(operation)` can't go on after its connection has ended")
            .at(range).help("leave `reconnects` out: it is for `text/event-stream`, whose events have ids")
    }

    static func onlyStream(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource("`\(operation)` has one method, which gives its stream")
            .at(range).help("give the name with `alias`")
    }

    static func messageWithoutMembers(_ message: String, by name: String, _ channel: String, at range: SourceRange?)
        -> Diagnostic
    {
        DirectiveCodes.unfitOperation(
            "message `\(message)` of `\(channel)` isn't an object, so it has no `\(name)` by which it could be told apart"
        )
        .at(range).help("make it an object with the value as a property, or list the messages without `by`")
    }
}
