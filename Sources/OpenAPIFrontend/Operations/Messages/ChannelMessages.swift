import Diagnostics

/// The wording of problems with channels.
enum ChannelMessages {
    private static let example: Message = "write `receive: { added: { $ref: \"#/components/schemas/Comment\" } }`"

    static func missingPath(_ place: Message, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.channel("\(place) has no `path`; it is left out").at(range).help("write `path: /comments/live`")
    }

    static func missingMessages(of place: Message, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.channel("\(place) has no messages").at(range).help(example)
    }

    static func needlessDiscriminator(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.channel("`by` has no effect: no messages stand under names").at(range).help(example)
    }

    static func namelessMessage(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.channel("a message of a list must refer to a schema that has a name; it is left out")
            .at(range).help(example)
    }

    static func duplicateMessage(_ name: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.channel("message `\(name)` is listed twice").at(range).help("remove one of the two")
    }

    static func subprotocol(_ name: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.channel("`\(name)` can't be the name of a subprotocol; it is left out")
            .at(range).help("it is a name like `chat.v1`")
    }
}
