import Diagnostics

/// Every kind of problem that a native spec can have.
public enum NativeCodes: String, DiagnosticKind {
    case version = "native-version", unknownKey = "native-unknown-key", wrongKind = "native-value", missingKey =
        "native-missing-key", syntax = "native-syntax", unknownType = "native-unknown-type", arity =
        "native-type-arguments", duplicate = "native-duplicate", recursion = "native-recursive-type", defaultValue =
        "native-default", security = "native-security", status = "native-status", base = "native-base", input =
        "native-input", valueAsName = "native-wire-name", numbersAsTexts = "native-number-as-text", discriminator =
        "native-discriminator"

    private static let warnings: Set<Self> = [.valueAsName, .numbersAsTexts, .discriminator]
    public var severity: Severity { Self.warnings.contains(self) ? .warning : .error }
}

extension Diagnostic {
    static func unknownKey(_ key: String, in place: String, among known: [String], at range: SourceRange) -> Self {
        NativeCodes.unknownKey("unknown key `\(key)` in \(place)").at(range).help(
            suggestion(for: key, among: known) ?? "\(place) takes \(list(known))")
    }

    static func wrongKind(_ what: String, expected: String, at range: SourceRange) -> Self {
        NativeCodes.wrongKind("\(what) must be \(expected)").at(range)
    }

    static func missingKey(_ what: Message, help: Message? = nil, at range: SourceRange) -> Self {
        NativeCodes.missingKey(what).at(range).help(help)
    }

    static func syntax(_ text: Message, at range: SourceRange, help: Message? = nil) -> Self {
        NativeCodes.syntax(text).at(range).help(help)
    }

    static func unknownType(_ name: String, among known: [String], at range: SourceRange) -> Self {
        NativeCodes.unknownType("unknown type `\(name)`").at(range).help(
            suggestion(for: name, among: known) ?? Primitive.help(for: name))
    }

    static func duplicate(_ what: Message, at range: SourceRange, first: SourceRange?, help: Message? = nil) -> Self {
        NativeCodes.duplicate(what).at(range).notes(first.map { [Note("the first one is here", at: $0)] } ?? []).help(
            help)
    }

    static func input(_ text: Message, at range: SourceRange, help: Message? = nil) -> Self {
        NativeCodes.input(text).at(range).help(help)
    }

    static func list(_ words: [String]) -> String {
        words.prefix(8).map { "`\($0)`" }.joined(separator: ", ") + (words.count > 8 ? ", …" : "")
    }
}
