import APIModel
import Diagnostics
import SourceTree

/// The wording of problems with parameters.
enum ParameterMessages {
    static func duplicate(_ parameter: DeclaredParameter, first: SourceRange, place: Message) -> Diagnostic {
        let described: Message
        switch parameter.declaration {
        case .parameter(let value): described = "parameter `\(value.wireName)` in `\(value.location.rawValue)`"
        case .field(let field): described = "form parameter `\(field.property.wireName)`"
        case .credential: described = "parameter `Authorization` in `header`"
        case .body, .ignored, .unreadable: described = "a body parameter"
        }
        return OpenAPICodes.duplicateParameter("\(described) is declared twice by \(place); the first one counts")
            .at(parameter.range).note("the first one is here", at: first)
    }

    static func invalidLocation(
        _ text: String,
        _ parameter: String,
        version: SpecVersion,
        at range: SourceRange
    ) -> Diagnostic {
        let swagger2 = ["path", "query", "header", "body", "formData"]
        let known = version == .swagger2 ? swagger2 : ["path", "query", "header", "cookie"]
        var help = suggestion(for: text, among: known)
        if version != .swagger2, text == "body" || text == "formData" { help = "describe bodies with `requestBody`" }
        return OpenAPICodes.invalidParameterLocation(
            "`\(text)` is not a place for a parameter; `\(parameter)` is left out"
        )
        .at(range).help(help ?? "use \(known.map { "`\($0)`" }.joined(separator: ", "))")
    }

    static func missingLocation(of place: Message, at range: SourceRange) -> Diagnostic {
        ObjectMessages.missingKey("in", of: place, at: range)
            .help("add `in: query`, or the place to which it goes: `path`, `header` or `cookie`")
    }

    static func optionalInPath(_ name: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.optionalPathParameter(
            "path parameter `\(name)` is not marked as required, but a path always needs it"
        )
        .at(range).help("add `required: true`")
    }

    static func notInPath(_ name: String, place: Message, variables: [String], at range: SourceRange) -> Diagnostic {
        OpenAPICodes.unusedPathParameter(
            "\(place) declares the path parameter `\(name)`, which its path doesn't hold; it is left out"
        )
        .at(range).help(suggestion(for: name, among: variables))
    }

    static func schemaAndContent(_ name: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.parameterContent("parameter `\(name)` has both `schema` and `content`; `schema` counts").at(range)
    }

    static func severalContents(_ name: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.parameterContent("parameter `\(name)` has several media types; the first one counts").at(range)
    }

    static func missingSchema(_ name: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.missingSchema("parameter `\(name)` has no schema; it is taken for a string")
            .at(range).help("add `schema: { type: string }`")
    }

    static func missingType(_ name: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.missingSchema("parameter `\(name)` has no type; it is taken for a string")
            .at(range).help("add `type: string`")
    }

    static func bodyWithoutSchema(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.missingSchema("the body parameter has no schema; it takes any value").at(range)
    }

    static func strayType(_ key: SourceNode, parameter: String, isUsed: Bool) -> Diagnostic {
        let outcome = isUsed ? "it is taken for the schema's" : "it has no effect"
        return OpenAPICodes.misplacedSchema(
            "`\(key.text)` of parameter `\(parameter)` belongs into its `schema`; \(outcome)"
        )
        .at(key.range)
    }

    static func straySchema(_ parameter: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.misplacedSchema(
            "parameter `\(parameter)` has a `schema`, which Swagger 2.0 has for bodies only; it is used all the same"
        )
        .at(range)
    }

    static func invalidStyle(
        _ text: String,
        _ parameter: Parameter,
        styles: [Parameter.Style],
        at range: SourceRange
    ) -> Diagnostic {
        invalidStyle(text, of: "a \(parameter.location.rawValue) parameter", styles: styles, at: range)
    }

    static func invalidStyle(
        _ text: String,
        of place: Message,
        styles: [Parameter.Style],
        at range: SourceRange
    ) -> Diagnostic {
        OpenAPICodes.invalidStyle("`\(text)` is not a style of \(place); the default is used")
            .at(range).help("use \(styles.map { "`\($0.rawValue)`" }.joined(separator: ", "))")
    }

    static func unknownCollectionFormat(_ text: String, at range: SourceRange) -> Diagnostic {
        let formats = ["csv", "ssv", "tsv", "pipes", "multi"]
        return OpenAPICodes.unknownCollectionFormat("`\(text)` is not a collection format; `csv` is used")
            .at(range).help(suggestion(for: text, among: formats))
    }

    static func ignoredCredential(of place: Message, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.ignoredCredential(
            "header `Authorization` of \(place) is left out: OpenAPI has it said by `security`, which asks for nothing"
        )
        .at(range).help("describe it by a security scheme, and name that in `security`")
    }

    static func nameInHeader(_ key: String, _ header: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.ignoredHeaderKey("`\(key)` of header `\(header)` has no effect: a header is named by its key")
            .at(range)
    }
}
