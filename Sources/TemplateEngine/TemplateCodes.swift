import Diagnostics

/// Every kind of problem that the engine reports.
public enum TemplateCodes {
    static let unclosedTag = DiagnosticCode("template-unclosed-tag", .error)
    static let unclosedBlock = DiagnosticCode("template-unclosed-block", .error)
    static let strayTag = DiagnosticCode("template-stray-tag", .error)
    static let unknownTag = DiagnosticCode("template-unknown-tag", .error)
    static let malformedTag = DiagnosticCode("template-malformed-tag", .error)
    static let filter = DiagnosticCode("template-filter", .error)
    static let gluedIdentifier = DiagnosticCode("template-glued-identifier", .error)
    static let missingFile = DiagnosticCode("template-missing-file", .error)
    static let unknownName = DiagnosticCode("template-unknown-name", .error)
    static let unknownField = DiagnosticCode("template-unknown-field", .error)
    static let missingContext = DiagnosticCode("template-missing-context", .error)
    static let wrongType = DiagnosticCode("template-wrong-type", .error)
    static let impossibleWord = DiagnosticCode("template-impossible-word", .error)
    static let tooDeep = DiagnosticCode("template-too-deep", .error)
    static let wrongRoots = DiagnosticCode("template-wrong-roots", .error)

    public static let all: [DiagnosticCode] = [
        unclosedTag, unclosedBlock, strayTag, unknownTag, malformedTag, filter, gluedIdentifier, missingFile,
        unknownName, unknownField, missingContext, wrongType, impossibleWord, tooDeep, wrongRoots,
    ]
}
