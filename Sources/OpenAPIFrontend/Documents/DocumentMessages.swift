import Diagnostics

/// The wording of problems with a document as a whole.
enum DocumentMessages {
    static func missingVersion(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.missingVersion("the document doesn't say which version of OpenAPI it follows")
            .at(range).help("add `openapi: 3.1.0` (or `swagger: \"2.0\"`)")
    }

    static func unknownVersion(_ text: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.unknownVersion("version `\(text)` is not one that can be read")
            .at(range).help("2.0, 3.0, 3.1 and 3.2 can")
    }
}
