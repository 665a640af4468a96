import Diagnostics

/// The wording of problems with bodies, media types and examples.
enum BodyMessages {
    static func invalidMediaType(_ text: String, guess: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.invalidMediaType("`\(text)` is not a media type; it is taken for `\(guess)`")
            .at(range).help(text == "schema" ? "write `content: { application/json: { schema: … } }`" : nil)
    }

    static func emptyBody(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.emptyBody("the request body names no media type; it is left out")
            .at(range).help("write `content: { application/json: { schema: … } }`")
    }

    static func bodyAndForm(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.conflictingBodies("a body parameter next to form parameters is left out: a request has one body")
            .at(range)
    }

    static func bareExample(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.bareExample("an example in `examples` is an object with a `value`; it is taken for the value")
            .at(range)
    }
}
