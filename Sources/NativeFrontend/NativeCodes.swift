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

    public static let all: [DiagnosticCode] = [
        version, unknownKey, wrongKind, missingKey, syntax, unknownType, arity, duplicate, recursion, defaultValue,
        security, status, base, input, valueAsName, numbersAsTexts,
    ]
}
