import Diagnostics

/// Every kind of problem that planning Swift types can find.
public enum SwiftModelCodes {
    public static let endlessType = DiagnosticCode("endless-type", .warning)
    public static let deepType = DiagnosticCode("deep-type", .warning)
    public static let noValue = DiagnosticCode("no-value", .warning)
    public static let enumValue = DiagnosticCode("enum-value", .warning)
    public static let unionMember = DiagnosticCode("union-member", .warning)
    public static let sameKey = DiagnosticCode("same-key", .warning)
    public static let lostKey = DiagnosticCode("lost-key", .warning)
    public static let nameConflict = DiagnosticCode("name-conflict", .error)
    public static let unknownName = DiagnosticCode("unknown-name", .error)
    public static let repeatedName = DiagnosticCode("repeated-name", .warning)
    public static let serverAddress = DiagnosticCode("server-address", .warning)
    public static let unsentParameter = DiagnosticCode("unsent-parameter", .warning, isOmission: true)
    public static let nestedParameter = DiagnosticCode("nested-parameter", .warning, isOmission: true)
    public static let unfitStyle = DiagnosticCode("unfit-style", .warning)
    public static let headerName = DiagnosticCode("header-name", .error)
    public static let sharedInput = DiagnosticCode("shared-input", .error)
    public static let fixedValue = DiagnosticCode("fixed-value", .error)
    public static let pages = DiagnosticCode("pages", .error)
    public static let liveRead = DiagnosticCode("live-read", .error)
    public static let formContent = DiagnosticCode("form-content", .warning)
    public static let formatSpelling = DiagnosticCode("format-spelling", .warning)
    public static let wrongLeniency = DiagnosticCode("wrong-leniency", .warning)
    public static let unusedDefault = DiagnosticCode("unused-default", .warning, isOmission: true)
    public static let unusedContent = DiagnosticCode("unused-content", .warning, isOmission: true)
    public static let unsentBody = DiagnosticCode("unsent-body", .warning, isOmission: true)
    public static let unsentNull = DiagnosticCode("unsent-null", .warning)
    public static let openedEnvelope = DiagnosticCode("opened-envelope", .warning, isOmission: true)
    public static let relativeServer = DiagnosticCode("relative-server", .warning, isOmission: true)
    public static let unaskedCredentials = DiagnosticCode("unasked-credentials", .warning, isOmission: true)
    public static let unusedServer = DiagnosticCode("unused-server", .warning, isOmission: true)

    public static let entityRule = DiagnosticCode("entity-rule", .error)
    public static let entityUse = DiagnosticCode("entity-use", .error)

    public static let all: [DiagnosticCode] = [
        endlessType, deepType, noValue, enumValue, unionMember, sameKey, lostKey, nameConflict, unknownName,
        repeatedName, serverAddress, headerName, unsentParameter, nestedParameter, unfitStyle, sharedInput, fixedValue,
        pages, liveRead, formContent, unusedDefault, unusedContent, unsentBody, unsentNull, openedEnvelope,
        relativeServer, unaskedCredentials, unusedServer, formatSpelling, wrongLeniency, entityRule, entityUse,
    ]
}
