import Diagnostics
import Directives
import SourceTree

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
