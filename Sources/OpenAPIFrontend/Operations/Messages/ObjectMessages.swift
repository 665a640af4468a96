import Diagnostics
import SourceTree

/// The wording of problems that any object may have, and of those of the root and of servers.
enum ObjectMessages {
    static func foreignKey(
        _ key: SourceNode,
        in place: String,
        of versions: ClosedRange<SpecVersion>,
        _ version: SpecVersion
    ) -> Diagnostic {
        let home = versions.lowerBound > version ? "\(versions.displayName) and later" : versions.upperBound.displayName
        return Diagnostic(
            OpenAPICodes.foreignKey,
            "`\(key.text)` in \(place) has no meaning in \(version.displayName)",
            at: key.range,
            help: "it is a key of \(home)"
        )
    }

    static func missingKey(_ key: String, of place: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(OpenAPICodes.missingKey, "\(place) has no `\(key)`", at: range)
    }

    static func ignoredSibling(_ key: SourceNode) -> Diagnostic {
        Diagnostic(OpenAPICodes.ignoredSibling, "`\(key.text)` next to `$ref` has no effect", at: key.range)
    }

    static func unsupported(_ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(OpenAPICodes.unsupportedFeature, message, at: range)
    }

    static func noOperations(at range: SourceRange?) -> Diagnostic {
        Diagnostic(OpenAPICodes.noOperations, "the document describes no operation: it has no `paths`", at: range)
    }

    static func undeclaredServerVariable(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            OpenAPICodes.undeclaredServerVariable,
            "the server's address uses `{\(name)}`, which is not among its variables",
            at: range,
            help: "add `variables: { \(name): { default: … } }`"
        )
    }
}
