import Diagnostics

/// The kinds of problems that reading a text can find.
public enum SourceTreeCodes {
    public static let emptyFile = DiagnosticCode(
        "empty-file",
        .error,
        title: "The file holds no document.",
        cause: "The file is empty, or has only blank lines and comments.",
        mend: "Check the path, and that the file was written to its end.",
        example: "# to be written"
    )

    public static let fileTooLarge = DiagnosticCode(
        "file-too-large",
        .error,
        title: "The file is larger than what is read.",
        cause: "A limit on the size keeps a wrong path from filling the memory.",
        mend: "Split the document into several files, or check the path.",
        example: "netlayer lint server-log.json"
    )

    public static let invalidEncoding = DiagnosticCode(
        "invalid-encoding",
        .error,
        title: "The bytes of the file are not valid text.",
        cause: "Text is read as UTF-8, or as UTF-16 where the file says so; these bytes are neither, often Latin-1.",
        mend: "Save the file as UTF-8.",
        example: "title: caf\\xE9"
    )

    public static let nulByte = DiagnosticCode(
        "nul-byte",
        .error,
        title: "There is a NUL byte in the text.",
        cause: "The file is binary or damaged; neither YAML nor JSON allows the byte.",
        mend: "Remove the byte, or check that the file is the right one.",
        example: "title: a\\0b"
    )

    public static let nestingTooDeep = DiagnosticCode(
        "nesting-too-deep",
        .error,
        title: "Collections are nested too deep.",
        cause: "The depth is bounded, so that a hostile document can't exhaust the stack; real ones stay far below.",
        mend: "Check for brackets that are opened again and again.",
        example: "[[[[[[…"
    )

    public static let aliasExpansion = DiagnosticCode(
        "alias-expansion",
        .error,
        title: "Aliases make the document too large.",
        cause: "Aliases of aliases multiply: a few lines can stand for billions of nodes.",
        mend: "Use references (`$ref`) instead of nested aliases.",
        example: "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]"
    )

    public static let duplicateKey = DiagnosticCode(
        "duplicate-key",
        .error,
        title: "A mapping has the same key twice, with different values.",
        cause:
            "Only one of the values can count, and tools disagree on which. In an API description the last one counts, "
            + "with a warning; elsewhere it is an error.",
        mend: "Keep one of the entries, or rename a key.",
        example: "type: string\ntype: integer"
    )

    public static let repeatedEntry = DiagnosticCode(
        "repeated-entry",
        .warning,
        title: "A mapping has the same entry twice.",
        cause: "The key and the value are the same, so that nothing is lost.",
        mend: "Remove one of the entries.",
        example: "type: string\ntype: string"
    )

    public static let complexKey = DiagnosticCode(
        "complex-key",
        .error,
        title: "A key is a mapping or a sequence.",
        cause: "Keys are text; this often comes from a path template or a placeholder that isn't quoted.",
        mend: "Quote the key.",
        example: "{id}: value"
    )

    public static let mergeValue = DiagnosticCode(
        "merge-value",
        .error,
        title: "A merge key has no mapping to merge.",
        cause: "`<<` takes a mapping, an alias of one, or a sequence of them.",
        mend: "Name an anchor of a mapping.",
        example: "<<: text"
    )

    public static let undefinedAlias = DiagnosticCode(
        "undefined-alias",
        .error,
        title: "An alias names no anchor.",
        cause: "An anchor must stand before its aliases, in the same file.",
        mend: "Define the anchor first, or quote a text that begins with `*`.",
        example: "pattern: *.json"
    )

    public static let recursiveAlias = DiagnosticCode(
        "recursive-alias",
        .error,
        title: "An alias stands inside the node that it names.",
        cause: "Such a document has no end.",
        mend: "Use a reference (`$ref`) for what contains itself.",
        example: "a: &a\n  b: *a"
    )

    public static let unknownTag = DiagnosticCode(
        "unknown-tag",
        .warning,
        title: "A tag is not known.",
        cause: "Only the tags of YAML's core schema have a meaning here; the value is read as if it had no tag.",
        mend: "Remove the tag.",
        example: "id: !ruby/symbol name"
    )

    public static let tagMismatch = DiagnosticCode(
        "tag-mismatch",
        .error,
        title: "A value does not have the type of its tag.",
        cause: "The tag says one type and the text has another.",
        mend: "Change the tag or the value.",
        example: "count: !!int many"
    )

    public static let furtherDocument = DiagnosticCode(
        "further-document",
        .warning,
        title: "The file has several documents.",
        cause: "Only the first document of a file is read.",
        mend: "Put each document into a file of its own.",
        example: "a: 1\n---\nb: 2"
    )

    public static let loneSurrogate = DiagnosticCode(
        "lone-surrogate",
        .warning,
        title: "An escape is half a surrogate pair.",
        cause: "No text can hold half a character; U+FFFD takes its place.",
        mend: "Write both halves.",
        example: "[\"\\ud83d\"]"
    )

    public static let yamlSyntax = DiagnosticCode(
        "yaml-syntax",
        .error,
        title: "The text is not valid YAML.",
        cause: "A sign has a meaning in YAML that isn't possible at this place.",
        mend: "Quote the text, or check the lines before.",
        example: "title: a: b"
    )

    public static let indentation = DiagnosticCode(
        "yaml-indentation",
        .error,
        title: "The indentation fits no block.",
        cause: "Entries of one block begin in the same column.",
        mend: "Indent the line as its neighbours.",
        example: "a: 1\n b: 2"
    )

    public static let tabIndentation = DiagnosticCode(
        "yaml-tab",
        .error,
        title: "A line is indented with a tab.",
        cause: "YAML takes spaces only, as the width of a tab is not known.",
        mend: "Replace the tab with spaces.",
        example: "a:\n\tb: 1"
    )

    public static let unclosed = DiagnosticCode(
        "unclosed",
        .error,
        title: "A quote or bracket is never closed.",
        cause: "The text ends, or goes on with something else, before the closing sign.",
        mend: "Add the closing sign.",
        example: "tags: [a, b"
    )

    public static let controlCharacter = DiagnosticCode(
        "control-character",
        .error,
        title: "There is a control character in the text.",
        cause: "Such characters are only allowed as escapes.",
        mend: "Remove the character, or write its escape.",
        example: "title: a\\u0007b"
    )

    public static let badEscape = DiagnosticCode(
        "bad-escape",
        .error,
        title: "A backslash is followed by what is no escape.",
        cause: "Between double quotes a backslash begins an escape.",
        mend: "Double the backslash.",
        example: "pattern: \"\\d+\""
    )

    public static let jsonSyntax = DiagnosticCode(
        "json-syntax",
        .error,
        title: "The text is not valid JSON.",
        cause: "A sign stands where JSON has no use for it, or one is missing.",
        mend: "Correct the place that is shown.",
        example: "{\"a\": 1 \"b\": 2}"
    )

    public static let trailingComma = DiagnosticCode(
        "trailing-comma",
        .error,
        title: "There is a comma after the last item.",
        cause: "JSON has commas only between items. In an API description it is passed over with a warning.",
        mend: "Remove the comma.",
        example: "{\"a\": 1,}"
    )

    public static let jsonComment = DiagnosticCode(
        "json-comment",
        .error,
        title: "There is a comment in JSON.",
        cause: "JSON has no comments. In an API description they are passed over with a warning.",
        mend: "Remove the comment, or write the document in YAML.",
        example: "{} // note"
    )

    public static let jsonNumber = DiagnosticCode(
        "json-number",
        .error,
        title: "A number is not written as JSON has it.",
        cause: "JSON has no leading zeros, `+`, hexadecimal digits or bare points.",
        mend: "Write the number with digits on both sides of the point.",
        example: "[01, .5]"
    )

    public static let trailingContent = DiagnosticCode(
        "trailing-content",
        .error,
        title: "There is content after the end of the document.",
        cause: "A JSON text is one value.",
        mend: "Remove the rest, or check for a bracket that is closed too early.",
        example: "{} {}"
    )

    public static let all: [DiagnosticCode] = [
        emptyFile, fileTooLarge, invalidEncoding, nulByte, nestingTooDeep,
        aliasExpansion, duplicateKey, repeatedEntry, complexKey, mergeValue,
        undefinedAlias, recursiveAlias, unknownTag, tagMismatch, furtherDocument,
        loneSurrogate, yamlSyntax, indentation, tabIndentation, unclosed,
        controlCharacter, badEscape, jsonSyntax, trailingComma, jsonComment,
        jsonNumber, trailingContent,
    ]
}
