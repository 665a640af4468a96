import Diagnostics

// The messages of JSON's syntax.
extension SourceTreeMessages {
    static func trailingComma(at range: SourceRange) -> Diagnostic {
        Codes.trailingComma("trailing comma").at(range).help("remove the comma after the last item")
    }

    static func missingComma(at range: SourceRange) -> Diagnostic {
        Codes.jsonSyntax("missing `,` before this").at(range)
    }

    static func commentInJSON(at range: SourceRange) -> Diagnostic {
        Codes.jsonComment("JSON has no comments").at(range).help("remove the comment, or use YAML")
    }

    static func singleQuotes(at range: SourceRange) -> Diagnostic {
        Codes.jsonSyntax("text in single quotes").at(range).help("JSON takes double quotes only")
    }

    static func unquotedKey(_ key: String, at range: SourceRange) -> Diagnostic {
        Codes.jsonSyntax("key `\(key)` is not quoted").at(range).help("write \"\(key)\"")
    }

    static func keyExpected(_ found: String, at range: SourceRange) -> Diagnostic {
        Codes.jsonSyntax("expected a key in double quotes, found `\(found)`").at(range)
    }

    static func colonExpected(_ found: String, at range: SourceRange) -> Diagnostic {
        Codes.jsonSyntax("expected `:` after the key, found `\(found)`").at(range)
    }

    static func commaExpected(
        or closing: String,
        _ found: String,
        at range: SourceRange,
        opening: SourceRange
    ) -> Diagnostic {
        Codes.jsonSyntax("expected `,` or `\(closing)`, found `\(found)`")
            .at(range).notes([Note("in what is opened here", at: opening)])
    }

    static func valueExpected(_ found: String, at range: SourceRange) -> Diagnostic {
        Codes.jsonSyntax("expected a value, found `\(found)`").at(range)
    }

    static func missingValue(at range: SourceRange) -> Diagnostic {
        Codes.jsonSyntax("expected a value, found the end of the file").at(range)
    }

    /// `True` → did you mean `true`?
    static func notAValue(_ found: String, at range: SourceRange) -> Diagnostic {
        let help: Message
        switch found {
        case "True", "TRUE", "yes", "Yes": help = "write true"
        case "False", "FALSE", "no", "No": help = "write false"
        case "None", "NULL", "Null", "nil", "undefined": help = "write null"
        case "NaN", "Infinity", "-Infinity": help = "JSON has no such number; write null or a string"
        default: help = "a value is text in double quotes, a number, true, false, null, `{…}` or `[…]`"
        }
        return Codes.jsonSyntax("`\(found)` is not a JSON value").at(range).help(help)
    }

    static func badNumber(_ found: String, at range: SourceRange) -> Diagnostic {
        Codes.jsonNumber("`\(found)` is not a JSON number")
            .at(range)
            .help("digits without a leading zero or `+`, with digits on both sides of the point: 0.5, -12, 1e9")
    }

    static func trailingContent(at range: SourceRange) -> Diagnostic {
        Codes.trailingContent("content after the end of the document").at(range)
    }

    static func unclosed(_ bracket: String, at range: SourceRange, opening: SourceRange) -> Diagnostic {
        Codes.unclosed("the file ends before `\(bracket)` is closed")
            .at(range).notes([Note("opened here", at: opening)])
    }

    static func unclosedString(at range: SourceRange) -> Diagnostic {
        Codes.unclosed("the text is not closed on its line")
            .at(range).help("add the closing quote; write a line break as \\n")
    }

    static func controlCharacter(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
        let escape = byte == 0x09 ? "\\t" : "\\u" + hexadecimal(UInt32(byte), 4)
        return Codes.controlCharacter("control character U+\(hexadecimal(UInt32(byte), 4)) in a string")
            .at(range).help("write it as \(escape)")
    }

    static func unknownEscape(at range: SourceRange) -> Diagnostic {
        Codes.badEscape("no escape that JSON knows")
            .at(range)
            .help(#"JSON knows \" \\ \/ \b \f \n \r \t and \u with four digits; double a backslash that is meant"#)
    }

    static func badUnicodeEscape(at range: SourceRange) -> Diagnostic {
        Codes.badEscape("`\\u` takes four hexadecimal digits").at(range)
    }

    static func loneSurrogate(at range: SourceRange) -> Diagnostic {
        Codes.loneSurrogate("half a surrogate pair; it is read as U+FFFD")
            .at(range).help("a character beyond U+FFFF takes two escapes: \\ud83d\\ude00")
    }
}
