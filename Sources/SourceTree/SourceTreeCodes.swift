import Diagnostics

/// The kinds of problems that reading a text can find.
public enum SourceTreeCodes: String, DiagnosticKind {
    case emptyFile, fileTooLarge, invalidEncoding, nulByte, nestingTooDeep, aliasExpansion, duplicateKey, repeatedEntry,
        complexKey, mergeValue, undefinedAlias, recursiveAlias, unknownTag, tagMismatch, furtherDocument, loneSurrogate,
        yamlSyntax, indentation = "yaml-indentation", tabIndentation = "yaml-tab", unclosed, controlCharacter,
        badEscape, jsonSyntax, trailingComma, jsonComment, jsonNumber, trailingContent

    private static let warnings: Set<Self> = [.repeatedEntry, .unknownTag, .furtherDocument, .loneSurrogate]
    public var severity: Severity { Self.warnings.contains(self) ? .warning : .error }
}

/// The kinds of problems of reading Swift that somebody wrote by hand.
public enum SourceCodes: String, DiagnosticKind {
    case unreadableSource, sourceFault

    public var severity: Severity { self == .sourceFault ? .warning : .error }
}

func hexadecimal(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
