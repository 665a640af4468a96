import CLibYAML
import Diagnostics

/// Turns libyaml's error into a diagnostic: the place, the fault, and how to fix it.
extension YAMLReader {
    mutating func reportSyntax(_ parser: UnsafeMutablePointer<yaml_parser_t>) {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "unknown problem"
        if parser.pointee.error == YAML_READER_ERROR {
            let start = min(Int(parser.pointee.problem_offset), count)
            let value = UInt32(truncatingIfNeeded: Int(parser.pointee.problem_value))
            bag.report(
                SourceTreeCodes.controlCharacter, "control character U+\(hexadecimal(value, 4)) in the text",
                at: character(at: start), help: "remove it, or write it as an escape in double quotes")
            return
        }
        var context: SourceRange?
        if parser.pointee.context != nil { context = character(at: offset(parser.pointee.context_mark)) }
        let place = character(at: offset(parser.pointee.problem_mark))
        let start = Int(place.startOffset)
        let byte: UInt8? = start < count ? base[start] : nil
        if byte == 0x09 || isTabBefore(start) { refusedTab = start }
        isTabInBlockScalar = problem == "found a tab character where an indentation space is expected"
        bag.report(diagnostic(problem, byte, at: place, context: context))
    }

    private func diagnostic(_ problem: String, _ byte: UInt8?, at place: SourceRange, context: SourceRange?)
        -> Diagnostic
    {
        switch problem {
        case "found character that cannot start any token":
            if byte == 0x09 { return Diagnostic.tabIndentation(at: place) }
            return Diagnostic.reservedCharacter(character(place), at: place)
        case "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            return Diagnostic.tabIndentation(at: place)
        case "found unexpected end of stream", "found unexpected document indicator":
            return SourceTreeCodes.unclosed("the quoted text that begins here is never closed", at: context ?? place)
                .note("the end is reached here", at: place)
        case "did not find expected ',' or ']'":
            return Diagnostic.unclosedFlow("]", found: character(place), at: place, opening: context)
        case "did not find expected ',' or '}'":
            return Diagnostic.unclosedFlow("}", found: character(place), at: place, opening: context)
        case "could not find expected ':'":
            return SourceTreeCodes.yamlSyntax(
                "this line is neither `key: value` nor part of the text before it", at: context ?? place,
                help: "write `key: value` with a space after the colon; the lines of a block text need more indentation"
            ).note("`:` was expected before this", at: place)
        case "mapping values are not allowed in this context": return misplacedColon(at: place)
        case "did not find expected key", "did not find expected '-' indicator":
            let isKey = problem == "did not find expected key"
            if !isFirstOfLine(Int(place.startOffset)), byte != nil {
                return SourceTreeCodes.yamlSyntax(
                    "text after the end of the value", at: place,
                    help: "a value that begins with a quote or a bracket ends with it: quote the whole value"
                ).note("the quoted text before it begins here", ifAt: longQuote)
            }
            return indentation(expected: isKey ? "key" : "`- `", at: place, block: context)
        case "did not find expected <document start>" where isFirstOfLine(Int(place.startOffset)) && byte != nil:
            return indentation(expected: "key", at: place, block: nil)
        case "block sequence entries are not allowed in this context":
            return SourceTreeCodes.indentation(
                "`- ` can't stand here", at: place, help: "begin the sequence on a line of its own, or quote the text")
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            let start = Int(place.startOffset)
            return SourceTreeCodes.badEscape(
                "no escape that YAML knows in double quotes",
                at: byte == 0x5C ? range(start, min(start + 2, count)) : place,
                help: "double the backslash, use single quotes, or write a character beyond U+FFFF as `\\U0001F600`")
        case "found undefined tag handle":
            return SourceTreeCodes.yamlSyntax("the tag's handle is not declared by a `%TAG` directive", at: place)
        default:
            return SourceTreeCodes.yamlSyntax("not valid YAML: \(problem)", at: place).note(
                "in what begins here", ifAt: context)
        }
    }

    /// A misplaced colon: in the text of a value, or after a key that YAML reads as part of the line before, since that
    /// line lacks its colon (`/pets`) or the space after it (`operationId:list`).
    private func misplacedColon(at place: SourceRange) -> Diagnostic {
        let colon = Int(place.startOffset)
        let line = startOfLine(colon)
        let before = base + line
        let hasOtherColon = (0..<max(0, colon - line - 1)).contains { before[$0] == 0x3A && before[$0 + 1] == 0x20 }
        guard !hasOtherColon, line > 0 else { return Diagnostic.misplacedColon(at: place) }
        var end = line - 1
        while end > 0, base[end - 1] <= 0x20 { end -= 1 }
        var start = startOfLine(end)
        while start < end, base[start] == 0x20 { start += 1 }
        guard start < end, base[end - 1] != 0x3A, base[start] != 0x23 else {
            return Diagnostic.misplacedColon(at: place)
        }
        var key = line
        while key < colon, base[key] == 0x20 { key += 1 }
        let hasColon = (start..<end).contains { base[$0] == 0x3A }
        let isSpaced = (start..<end - 1).contains { base[$0] == 0x3A && base[$0 + 1] == 0x20 }
        guard !isSpaced else { return Diagnostic.misplacedColon(at: place, lineBefore: range(start, end)) }
        return SourceTreeCodes.yamlSyntax(
            "this line is read as a part of the text that begins on a line before", at: range(key, colon + 1),
            help: "write `key: value`, with a space or the end of the line after the colon"
        ).notes([
            Diagnostic.Note(
                hasColon ? "a space is missing after `:`" : "`:` is missing at the end", at: range(start, end))
        ])
    }

    /// An entry that begins in another column than the entries above it.
    private func indentation(expected: String, at place: SourceRange, block: SourceRange?) -> Diagnostic {
        let line = startOfLine(Int(place.startOffset))
        let (deeper, last) = entries(above: line, indentation: Int(place.startOffset) - line)
        // The previous entry of the block is a better place to show than the first.
        let isOfBlock = last != nil && last?.start.column == block?.start.column
        return Diagnostic.indentation(
            expected: expected, at: place, above: deeper ?? (isOfBlock ? nil : last), block: isOfBlock ? last : block,
            opening: longQuote)
    }

    /// The least indented of the lines directly above that are indented more; and the line above these, if it is
    /// indented less.
    private func entries(above line: Int, indentation: Int) -> (deeper: SourceRange?, last: SourceRange?) {
        var end = line - 1
        var least: (indentation: Int, range: SourceRange)?
        while end > 0 {
            let start = startOfLine(end)
            var text = start
            while text < end, base[text] == 0x20 { text += 1 }
            if text < end, base[text] != 0x23, base[text] != 0x0D {
                if text - start == indentation { return (least?.range, nil) }
                if text - start < indentation { return (least?.range, range(text, text + 1)) }
                if text - start < least?.indentation ?? .max { least = (text - start, range(text, text + 1)) }
            }
            end = start - 1
        }
        return (least?.range, nil)
    }

    /// The opening quote of the last text, if it spans several lines: then its closing quote was most likely meant to
    /// open a later text.
    private var longQuote: SourceRange? {
        guard let last = builder.last, last.style == .singleQuoted || last.style == .doubleQuoted else { return nil }
        let start = Int(last.startOffset)
        return start < startOfLine(Int(last.endOffset)) ? range(start, start + 1) : nil
    }

    private func startOfLine(_ offset: Int) -> Int {
        var start = offset
        while start > 0, base[start - 1] != 0x0A, base[start - 1] != 0x0D { start -= 1 }
        return start
    }

    private func isFirstOfLine(_ offset: Int) -> Bool {
        (startOfLine(offset)..<offset).allSatisfy { base[$0] == 0x20 || base[$0] == 0x2D }
    }

    private func character(_ place: SourceRange) -> String {
        let start = Int(place.startOffset)
        return String(
            decoding: UnsafeBufferPointer(start: base + start, count: Int(place.endOffset) - start), as: UTF8.self)
    }

    /// The range of the character at an offset; empty at the end of a line or of the text.
    private func character(at start: Int) -> SourceRange {
        guard start < count, base[start] != 0x0A, base[start] != 0x0D else { return range(start, start) }
        var end = start + 1
        while end < count, base[end] & 0xC0 == 0x80 { end += 1 }
        return range(start, end)
    }

    /// Whether the space directly before `offset` contains a tab.
    private func isTabBefore(_ offset: Int) -> Bool {
        var index = offset
        while index > 0, base[index - 1] == 0x20 || base[index - 1] == 0x09 {
            index -= 1
            if base[index] == 0x09 { return true }
        }
        return false
    }
}

extension Diagnostic {
    /// - Parameters:
    ///   - entry: an entry above that begins in another column.
    ///   - block: the block's first entry, or its previous one.
    ///   - opening: the opening quote of a text of several lines before the entry.
    fileprivate static func indentation(
        expected: String, at range: SourceRange, above entry: SourceRange?, block: SourceRange?, opening: SourceRange?
    ) -> Diagnostic {
        let column = range.start.column
        let notes = [
            opening.map { Diagnostic.Note("the quoted text before it begins here", at: $0) },
            entry.map {
                Diagnostic.Note("the entry above begins in column \($0.start.column), this one in \(column)", at: $0)
            }, block.map { Diagnostic.Note("the entries of the block begin in column \($0.start.column)", at: $0) },
        ]
        return SourceTreeCodes.indentation(
            "expected a \(expected) of the surrounding block here", at: range,
            help: opening == nil
                ? "entries of one block begin in the same column; quote a text that goes on after its closing quote"
                : "close the quote where its text ends"
        ).notes(notes.compactMap { $0 })
    }

    /// - Parameter lineBefore: the entry whose value continues in this line, since the line is indented more.
    fileprivate static func misplacedColon(at range: SourceRange, lineBefore: SourceRange? = nil) -> Diagnostic {
        SourceTreeCodes.yamlSyntax(
            "`: ` can't stand here", at: range,
            help: lineBefore == nil
                ? "quote a value that contains `: `, or check the indentation of this line"
                : "entries of one block begin in the same column; what a key holds begins in a line of its own"
        ).note("this value goes on in the next line, which is indented more", ifAt: lineBefore)
    }

    fileprivate static func reservedCharacter(_ character: String, at range: SourceRange) -> Diagnostic {
        SourceTreeCodes.yamlSyntax(
            "a plain value can't begin with `\(character)`", at: range, help: "quote the value: '\(character)…'")
    }

    fileprivate static func tabIndentation(at range: SourceRange) -> Diagnostic {
        SourceTreeCodes.tabIndentation("tab in the indentation", at: range, help: "YAML is indented with spaces only")
    }

    fileprivate static func unclosedFlow(_ closing: String, found: String, at range: SourceRange, opening: SourceRange?)
        -> Diagnostic
    {
        let bracket = closing == "]" ? "[" : "{"
        let odd = "[]{}".contains(found) && !found.isEmpty ? found : bracket
        return SourceTreeCodes.unclosed(
            "expected `,` or `\(closing)`", at: range,
            help: "write `\(closing)` where it ends, or quote a text that contains `\(odd)`"
        ).note("to close this `\(bracket)`", ifAt: opening)
    }
}
