import Diagnostics

/// Every kind of problem that directives can have.
public enum DirectiveCodes {
    public static let unknownKey = DiagnosticCode("unknown-directive", .error)
    public static let wrongType = DiagnosticCode("directive-type", .error)
    public static let wrongSource = DiagnosticCode("directive-value", .error)
    public static let duplicateName = DiagnosticCode("duplicate-directive", .error)
    public static let unmatchedEntry = DiagnosticCode("unmatched-directive", .error)
    public static let unknownArgument = DiagnosticCode("unknown-argument", .error)
    public static let unfitOperation = DiagnosticCode("unfit-operation", .error)
    public static let mergeTarget = DiagnosticCode("merge-target", .error)
    public static let mergeConflict = DiagnosticCode("merge-conflict", .error)
    public static let genericPattern = DiagnosticCode("generic-pattern", .warning)

    public static let all: [DiagnosticCode] = [
        unknownKey, wrongType, wrongSource, duplicateName, unmatchedEntry, unknownArgument, unfitOperation, mergeTarget,
        mergeConflict, genericPattern,
    ]
}
