import Diagnostics
import Directives
import SourceTree

/// The wording of problems with keys and kinds of values, at any place of a document.
enum ValueMessages {
    static func unknownKey(_ key: String, in place: Message, known: [String], at range: SourceRange) -> Diagnostic {
        OpenAPICodes.unknownKey("unknown key `\(key)` in \(place)")
            .at(range)
            .help(
                suggestion(for: key, among: known) ?? rightPlace(of: key, among: known)
            )
    }

    /// Where a key belongs that stands one level too high: what describes a value, into `schema`.
    private static func rightPlace(of key: String, among known: [String]) -> Message? {
        let ofSchemas = ["type", "format", "properties", "items", "enum", "allOf", "oneOf", "anyOf", "required"]
        if known.contains("schema"), ofSchemas.contains(key) { return "put it into `schema`" }
        if known.contains("content"), key == "schema" { return "put it into `content`, below a media type" }
        return nil
    }

    static func wrongType(key: String, expected: String, found node: SourceNode) -> Diagnostic {
        expectedKind(expected, what: "`\(key)`", found: node)
    }

    static func expectedKind(_ expected: String, what: Message, found node: SourceNode) -> Diagnostic {
        OpenAPICodes.wrongType("\(what) must be \(expected), not \(describe(node))").at(node.range)
    }

    /// A value of a wrong kind at a place, or where a reference leads that stands there.
    static func expectedKind(_ expected: String, what: Message, found: Located, at place: Located) -> Diagnostic {
        let problem = expectedKind(expected, what: what, found: found.node)
        if found.identity == place.identity { return problem }
        return problem.at(place.range).note("the reference leads here", at: found.range)
    }

    /// The one value of a wrong kind that is an error, since nothing is left without it.
    static func unreadablePaths(_ node: SourceNode) -> Diagnostic {
        var problem = expectedKind("a mapping", what: "`paths`", found: node)
        if node.isMapping { problem.message = "`paths` refers to no mapping, so that there is nothing to generate" }
        problem.severity = .error
        return problem
    }

    static func quotedBool(key: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.quotedBoolean("`\(key)` is a string where true or false is meant")
            .at(range).help("remove the quotes")
    }

    /// How people call what stands there: `null`, `a mapping`, `"text"`.
    static func describe(_ node: SourceNode) -> Message {
        switch node.kind {
        case .mapping: return "a mapping"
        case .sequence: return "a list"
        case .scalar:
            if node.isNull { return "null" }
            let text = node.text
            if text.unicodeScalars.count > 40 { return "a text" }
            return node.style == .plain ? "`\(text)`" : "`\"\(text)\"`"
        }
    }

    /// How the value of a schema is written, where a single word stands in its place.
    static func schemaHelp(_ node: SourceNode) -> Message? {
        guard node.isScalar, !node.isNull else { return nil }
        if ["true", "false"].contains(node.text) { return "remove the quotes" }
        if ["yes", "no", "on", "off"].contains(node.text.lowercased()) { return "use `true` or `false`" }
        guard let type = TypeWord.guess(node.text)?.type else { return nil }
        return "write `{ type: \(type.rawValue) }`"
    }
}

/// The wording of problems that any object may have, and of those of the root and of servers.
enum ObjectMessages {
    static func foreignKey(
        _ key: SourceNode,
        in place: Message,
        of versions: ClosedRange<SpecVersion>,
        _ version: SpecVersion
    ) -> Diagnostic {
        let home = versions.lowerBound > version ? "\(versions.displayName) and later" : versions.upperBound.displayName
        return OpenAPICodes.foreignKey("`\(key.text)` in \(place) has no meaning in \(version.displayName)")
            .at(key.range).help(counterpart(of: key.text, in: version) ?? "it is a key of \(home)")
    }

    static func misplacedDirectives(in place: Message, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unknownKey("`x-netlayer` has no effect in \(place)")
            .at(range).help("operations, schemas and the document itself take directives")
    }

    /// What a key of Swagger 2.0 has become in OpenAPI 3, and the other way round.
    private static func counterpart(of key: String, in version: SpecVersion) -> Message? {
        if version == .swagger2 {
            switch key {
            case "servers": return "Swagger 2.0 has `host`, `basePath` and `schemes`"
            case "components": return "Swagger 2.0 has `definitions`, `parameters` and `responses`"
            case "requestBody": return "Swagger 2.0 has a parameter with `in: body`"
            case "content": return "Swagger 2.0 has `schema`, and `produces` with the media types"
            case "openapi": return "write `swagger: \"2.0\"`"
            default: return nil
            }
        }
        switch key {
        case "swagger": return "write `openapi: …`"
        case "host", "basePath", "schemes": return "\(version.displayName) has `servers`"
        case "consumes", "produces": return "\(version.displayName) has the media types as keys of `content`"
        case "definitions": return "\(version.displayName) has `components/schemas`"
        case "securityDefinitions": return "\(version.displayName) has `components/securitySchemes`"
        case "parameters", "responses": return "\(version.displayName) has `components/\(key)`"
        case "schema": return "write `content: { application/json: { schema: … } }`"
        default: return nil
        }
    }

    static func missingKey(_ key: String, of place: Message, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.missingKey("\(place) has no `\(key)`; it is left out").at(range)
    }

    static func ignoredSibling(_ key: SourceNode) -> Diagnostic {
        OpenAPICodes.ignoredSibling("`\(key.text)` next to `$ref` has no effect").at(key.range)
            .help("write it where `$ref` leads to")
    }

    static func unsupported(_ message: Message, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.unsupportedFeature(message).at(range)
    }

    static func noOperations(at range: SourceRange?) -> Diagnostic {
        OpenAPICodes.noOperations("the document describes no operation: it has no `paths`").at(range)
    }

    static func undeclaredServerVariable(_ name: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.undeclaredServerVariable("the server's address uses `{\(name)}`, which is not among its variables")
            .at(range).help("add `variables: { \(name): { default: … } }`")
    }
}
