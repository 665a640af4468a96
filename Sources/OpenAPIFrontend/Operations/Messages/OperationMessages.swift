import Diagnostics

/// The wording of problems with operations and their responses.
enum OperationMessages {
    static func duplicateID(_ identifier: String, first: SourceRange, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.duplicateOperationID(
            "another operation has the id `\(identifier)`; this one is named by its method and path"
        )
        .at(range).note("the first one is here", at: first)
    }

    static func missingResponses(_ place: Message, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.missingResponses("\(place) has no responses; its method returns nothing").at(range)
            .help("add `responses`, with what the service sends")
    }

    static func incomplete(_ place: Message, at range: SourceRange, part: SourceRange?) -> Diagnostic {
        let subject = part == nil ? "it" : "a part of it"
        return OpenAPICodes.incompleteOperation("\(place) is left out, since \(subject) can't be read")
            .at(range).notes(part.map { [Diagnostic.Note("this part", at: $0)] } ?? [])
    }

    static func contentWithoutBody(_ response: Message, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.contentWithoutBody("\(response) never has a body, so its content is left out").at(range)
    }

    static func invalidStatus(_ text: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.invalidStatus("`\(text)` is not a status; the response is left out")
            .at(range)
            .help(
                suggestion(for: text, among: ["default"])
                    ?? "use a code (`200`), a range (`2XX`) or `default`"
            )
    }
}
