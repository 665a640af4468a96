import Diagnostics

/// The kinds of problems that reading a text can find.
public enum SourceTreeCodes {
    public static let emptyFile = DiagnosticCode("empty-file", .error)
    public static let fileTooLarge = DiagnosticCode("file-too-large", .error)
    public static let invalidEncoding = DiagnosticCode("invalid-encoding", .error)
    public static let nulByte = DiagnosticCode("nul-byte", .error)
    public static let nestingTooDeep = DiagnosticCode("nesting-too-deep", .error)
    public static let aliasExpansion = DiagnosticCode("alias-expansion", .error)
    public static let duplicateKey = DiagnosticCode("duplicate-key", .error)
    public static let repeatedEntry = DiagnosticCode("repeated-entry", .warning)
    public static let complexKey = DiagnosticCode("complex-key", .error)
    public static let mergeValue = DiagnosticCode("merge-value", .error)
    public static let undefinedAlias = DiagnosticCode("undefined-alias", .error)
    public static let recursiveAlias = DiagnosticCode("recursive-alias", .error)
    public static let unknownTag = DiagnosticCode("unknown-tag", .warning)
    public static let tagMismatch = DiagnosticCode("tag-mismatch", .error)
    public static let furtherDocument = DiagnosticCode("further-document", .warning)
    public static let loneSurrogate = DiagnosticCode("lone-surrogate", .warning)
    public static let yamlSyntax = DiagnosticCode("yaml-syntax", .error)
    public static let indentation = DiagnosticCode("yaml-indentation", .error)
    public static let tabIndentation = DiagnosticCode("yaml-tab", .error)
    public static let unclosed = DiagnosticCode("unclosed", .error)
    public static let controlCharacter = DiagnosticCode("control-character", .error)
    public static let badEscape = DiagnosticCode("bad-escape", .error)
    public static let jsonSyntax = DiagnosticCode("json-syntax", .error)
    public static let trailingComma = DiagnosticCode("trailing-comma", .error)
    public static let jsonComment = DiagnosticCode("json-comment", .error)
    public static let jsonNumber = DiagnosticCode("json-number", .error)
    public static let trailingContent = DiagnosticCode("trailing-content", .error)

    public static let all: [DiagnosticCode] = [
        emptyFile, fileTooLarge, invalidEncoding, nulByte, nestingTooDeep, aliasExpansion, duplicateKey,
        repeatedEntry, complexKey, mergeValue, undefinedAlias, recursiveAlias, unknownTag, tagMismatch,
        furtherDocument, loneSurrogate, yamlSyntax, indentation, tabIndentation, unclosed, controlCharacter,
        badEscape, jsonSyntax, trailingComma, jsonComment, jsonNumber, trailingContent,
    ]
}
