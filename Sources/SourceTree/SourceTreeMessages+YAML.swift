import Diagnostics

// MARK: - YAML syntax

extension SourceTreeMessages {
    static func tabIndentation(at range: SourceRange) -> Diagnostic {
        Codes.tabIndentation("tab in the indentation").at(range).help("YAML is indented with spaces only")
    }

    static func reservedCharacter(_ character: String, at range: SourceRange) -> Diagnostic {
        Codes.yamlSyntax("a plain value can't begin with `\(character)`")
            .at(range).help("quote the value: '\(character)…'")
    }

    static func forbiddenCharacter(_ value: UInt32, at range: SourceRange) -> Diagnostic {
        Codes.controlCharacter("control character U+\(hexadecimal(value, 4)) in the text")
            .at(range).help("remove it, or write it as an escape in double quotes")
    }

    static func unclosedQuote(at range: SourceRange, end: SourceRange) -> Diagnostic {
        Codes.unclosed("the quoted text that begins here is never closed")
            .at(range).notes([Note("the end is reached here", at: end)])
    }

    static func unclosedFlow(
        _ closing: String,
        found: String,
        at range: SourceRange,
        opening: SourceRange?
    ) -> Diagnostic {
        let bracket = closing == "]" ? "[" : "{"
        let odd = "[]{}".contains(found) && !found.isEmpty ? found : bracket
        return Codes.unclosed("expected `,` or `\(closing)`")
            .at(range).notes(opening.map { [Note("to close this `\(bracket)`", at: $0)] } ?? [])
            .help("write `\(closing)` where it ends, or quote a text that contains `\(odd)`")
    }

    static func missingColon(at range: SourceRange, end: SourceRange) -> Diagnostic {
        Codes.yamlSyntax("this line is neither `key: value` nor part of the text before it")
            .at(range).notes([Note("`:` was expected before this", at: end)])
            .help("write `key: value` with a space after the colon; the lines of a block text need more indentation")
    }

    /// - Parameter lineBefore: the entry whose value goes on in this line, because it is indented more.
    static func misplacedColon(at range: SourceRange, lineBefore: SourceRange? = nil) -> Diagnostic {
        Codes.yamlSyntax("`: ` can't stand here")
            .at(range)
            .notes(
                lineBefore.map { [Note("this value goes on in the next line, which is indented more", at: $0)] } ?? []
            )
            .help(
                lineBefore == nil
                    ? "quote a value that contains `: `, or check the indentation of this line"
                    : "entries of one block begin in the same column; what a key holds begins in a line of its own"
            )
    }

    static func continuedKey(at range: SourceRange, lineBefore: SourceRange, hasColon: Bool) -> Diagnostic {
        Codes.yamlSyntax("this line is read as a part of the text that begins on a line before")
            .at(range)
            .notes([Note(hasColon ? "a space is missing after `:`" : "`:` is missing at the end", at: lineBefore)])
            .help("write `key: value`, with a space or the end of the line after the colon")
    }

    /// - Parameter opening: the quote with which the value begins on a line before.
    static func textAfterValue(at range: SourceRange, opening: SourceRange?) -> Diagnostic {
        Codes.yamlSyntax("text after the end of the value")
            .at(range).notes(opening.map { [Note("the quoted text before it begins here", at: $0)] } ?? [])
            .help("a value that begins with a quote or a bracket ends with it: quote the whole value")
    }

    /// - Parameters:
    ///   - entry: one above, which begins in another column.
    ///   - block: where the block begins, or its entry before this one.
    ///   - opening: the quote of a text of several lines before it.
    static func indentation(
        expected: String,
        at range: SourceRange,
        above entry: SourceRange?,
        block: SourceRange?,
        opening: SourceRange?
    ) -> Diagnostic {
        let column = range.start.column
        let notes = [
            opening.map { Note("the quoted text before it begins here", at: $0) },
            entry.map { Note("the entry above begins in column \($0.start.column), this one in \(column)", at: $0) },
            block.map { Note("the entries of the block begin in column \($0.start.column)", at: $0) },
        ]
        return Codes.indentation("expected a \(expected) of the surrounding block here")
            .at(range).notes(notes.compactMap { $0 })
            .help(
                opening == nil
                    ? "entries of one block begin in the same column; quote a text that goes on after its closing quote"
                    : "close the quote where its text ends"
            )
    }

    static func misplacedDash(at range: SourceRange) -> Diagnostic {
        Codes.indentation("`- ` can't stand here")
            .at(range).help("begin the sequence on a line of its own, or quote the text")
    }

    static func yamlEscape(at range: SourceRange) -> Diagnostic {
        Codes.badEscape("no escape that YAML knows in double quotes")
            .at(range)
            .help("double the backslash, use single quotes, or write a character beyond U+FFFF as `\\U0001F600`")
    }

    static func yamlSyntax(_ problem: String, at range: SourceRange, context: SourceRange?) -> Diagnostic {
        Codes.yamlSyntax("not valid YAML: \(problem)")
            .at(range).notes(context.map { [Note("in what begins here", at: $0)] } ?? [])
    }
}
