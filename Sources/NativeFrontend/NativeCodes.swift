import Diagnostics

/// Every kind of problem that a native spec can have.
public enum NativeCodes {
    public static let version = DiagnosticCode("native-version", .error)
    public static let unknownKey = DiagnosticCode("native-unknown-key", .error)
    public static let wrongKind = DiagnosticCode("native-value", .error)
    public static let missingKey = DiagnosticCode("native-missing-key", .error)
    public static let syntax = DiagnosticCode("native-syntax", .error)
    public static let unknownType = DiagnosticCode("native-unknown-type", .error)
    public static let arity = DiagnosticCode("native-type-arguments", .error)
    public static let duplicate = DiagnosticCode("native-duplicate", .error)
    public static let recursion = DiagnosticCode("native-recursive-type", .error)
    public static let defaultValue = DiagnosticCode("native-default", .error)
    public static let security = DiagnosticCode("native-security", .error)
    public static let status = DiagnosticCode("native-status", .error)
    public static let base = DiagnosticCode("native-base", .error)
    public static let input = DiagnosticCode("native-input", .error)
    public static let valueAsName = DiagnosticCode("native-wire-name", .warning)
    public static let numbersAsTexts = DiagnosticCode("native-number-as-text", .warning)
    public static let discriminator = DiagnosticCode("native-discriminator", .warning)

    public static let all: [DiagnosticCode] = [
        version, unknownKey, wrongKind, missingKey, syntax, unknownType, arity, duplicate, recursion, defaultValue,
        security, status, base, input, valueAsName, numbersAsTexts, discriminator,
    ]
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
