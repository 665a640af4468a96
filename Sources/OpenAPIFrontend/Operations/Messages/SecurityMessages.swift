import Diagnostics

/// The wording of problems with security schemes and requirements.
enum SecurityMessages {
    static func unknownScheme(_ name: String, among names: [String], at range: SourceRange) -> Diagnostic {
        OpenAPICodes.unknownSecurityScheme("there is no security scheme `\(name)`; the requirement is left out")
            .at(range).help(suggestion(for: name, among: names))
    }

    static func unknownType(_ type: String, version: SpecVersion, at range: SourceRange) -> Diagnostic {
        let types =
            version == .swagger2
            ? ["basic", "apiKey", "oauth2"] : ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]
        return OpenAPICodes.invalidSecurityScheme("`\(type)` is not a type of security scheme; the scheme is left out")
            .at(range)
            .help(
                type == "basic" || type == "bearer"
                    ? "write `type: http` with `scheme: \(type)`"
                    : "\(version.displayName) knows \(types.map { "`\($0)`" }.joined(separator: ", "))"
            )
    }

    static func unknownKeyLocation(_ text: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.invalidSecurityScheme("`\(text)` is not a place for an API key; the scheme is left out")
            .at(range).help("use `header`, `query` or `cookie`")
    }
}
