import Diagnostics
import Platform

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
        emptyFile, fileTooLarge, invalidEncoding, nulByte, nestingTooDeep, aliasExpansion, duplicateKey, repeatedEntry,
        complexKey, mergeValue, undefinedAlias, recursiveAlias, unknownTag, tagMismatch, furtherDocument, loneSurrogate,
        yamlSyntax, indentation, tabIndentation, unclosed, controlCharacter, badEscape, jsonSyntax, trailingComma,
        jsonComment, jsonNumber, trailingContent,
    ]
}

/// Every message of reading a text, in one place.
enum SourceTreeMessages {
    typealias Note = Diagnostic.Note
    typealias Codes = SourceTreeCodes
}

// MARK: - The text as a whole

extension SourceTreeMessages {
    static func emptyFile(at range: SourceRange) -> Diagnostic {
        Codes.emptyFile("the file holds no document").at(range)
    }

    static func fileTooLarge(_ size: Int, _ limit: Int, at range: SourceRange) -> Diagnostic {
        Codes.fileTooLarge("the file has \(size) bytes; at most \(limit) are read").at(range).help(
            Limit.fileSize.advice)
    }

    static func invalidUTF8(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
        Codes.invalidEncoding("the byte 0x\(hexadecimal(UInt32(byte), 2)) is not valid UTF-8 here").at(range).help(
            "save the file as UTF-8; it may be in Latin-1 or Windows-1252")
    }

    static func invalidUTF16(at range: SourceRange) -> Diagnostic {
        Codes.invalidEncoding("half a surrogate pair in UTF-16 text").at(range).help("save the file as UTF-8")
    }

    static func utf32(at range: SourceRange) -> Diagnostic {
        Codes.invalidEncoding("the file is in UTF-32, which is not supported").at(range).help("save the file as UTF-8")
    }

    static func nulByte(at range: SourceRange) -> Diagnostic {
        Codes.nulByte("NUL byte in the text").at(range).help("the file may be binary, or damaged; remove the byte")
    }

    static func nestingTooDeep(_ limit: Int, at range: SourceRange) -> Diagnostic {
        Codes.nestingTooDeep("collections are nested more than \(limit) deep").at(range).help(Limit.depth.advice)
    }

    static func aliasExpansion(_ limit: Int, at range: SourceRange) -> Diagnostic {
        Codes.aliasExpansion("aliases add more than \(limit) nodes to the document").at(range).note(
            "an alias counts as all that it names; aliases of aliases multiply"
        ).help(Limit.aliases.advice)
    }

    static func hexadecimal(_ value: UInt32, _ digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

// MARK: - Mappings, aliases and tags

extension SourceTreeMessages {
    static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Codes.duplicateKey("duplicate key `\(key)`").at(range).notes([Note("the key is first here", at: first)]).help(
            "the values differ; keep one of them, or rename a key")
    }

    static func repeatedEntry(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Codes.repeatedEntry("key `\(key)` is repeated with the same value").at(range).notes([
            Note("the key is first here", at: first)
        ]).help("remove one of them")
    }

    static func complexKey(at range: SourceRange) -> Diagnostic {
        Codes.complexKey("a key must be a scalar, not a mapping or sequence").at(range).help(
            "quote a key that contains `{` or `[`: \"{id}\"")
    }

    static func mergeValue(at range: SourceRange) -> Diagnostic {
        Codes.mergeValue("`<<` takes a mapping or a sequence of mappings").at(range).help("<<: *anchor")
    }

    static func undefinedAlias(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
        let near: Message? = nearestWord(to: name, among: known).map { "did you mean `*\($0)`?" }
        return Codes.undefinedAlias("alias `*\(name)` has no anchor `&\(name)` before it").at(range).help(
            near ?? "quote the text if it is no alias: \"*\(name)\"")
    }

    static func recursiveAlias(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
        Codes.recursiveAlias("alias `*\(name)` stands inside the node that it names").at(range).notes([
            Note("the node begins here", at: anchor)
        ])
    }

    static func unknownTag(_ tag: String, at range: SourceRange) -> Diagnostic {
        Codes.unknownTag("tag `\(tag)` is not known and is ignored").at(range).help(
            tag.hasPrefix("!include") ? "refer to the file with `$ref: FILE`" : nil)
    }

    static func tagMismatch(_ tag: String, at range: SourceRange) -> Diagnostic {
        Codes.tagMismatch("the value doesn't have the type of its tag `!!\(tag)`").at(range)
    }

    static func undefinedTagHandle(at range: SourceRange) -> Diagnostic {
        Codes.yamlSyntax("the tag's handle is not declared by a `%TAG` directive").at(range)
    }

    static func furtherDocument(at range: SourceRange) -> Diagnostic {
        Codes.furtherDocument("a further document begins here; only the first is read").at(range).help(
            "put each document into a file of its own")
    }
}
