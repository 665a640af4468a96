import Diagnostics

/// Reports faults at which the reader stops, with advice that fits the text.
extension JSONReader {
    /// Fails since no value begins here.
    mutating func failAtValue() -> Bool {
        guard position < count else {
            if let open = builder.openNode { return failUnclosed(open) }
            return fail(
                SourceTreeCodes.jsonSyntax("expected a value, found the end of the file", at: range(position, position))
            )
        }
        switch base[position] {
        case UInt8(ascii: "'"): return fail(Diagnostic.singleQuotes(at: quotedRange()))
        case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"):
            return fail(
                SourceTreeCodes.jsonSyntax("expected a value, found `\(text(of: tokenRange()))`", at: tokenRange()))
        case UInt8(ascii: "+"), UInt8(ascii: "."): return failAtNumber()
        default: return fail(Diagnostic.notAValue(text(of: tokenRange()), at: tokenRange()))
        }
    }

    mutating func failAtKey() -> Bool {
        let token = tokenRange()
        switch base[position] {
        case UInt8(ascii: "'"): return fail(Diagnostic.singleQuotes(at: quotedRange()))
        case let byte where isWordByte(byte): return fail(Diagnostic.unquotedKey(text(of: token), at: token))
        default:
            return fail(
                SourceTreeCodes.jsonSyntax("expected a key in double quotes, found `\(text(of: token))`", at: token))
        }
    }

    mutating func failAtColon(_ open: UInt32) -> Bool {
        guard position < count else { return failUnclosed(open) }
        return fail(
            SourceTreeCodes.jsonSyntax(
                "expected `:` after the key, found `\(text(of: tokenRange()))`", at: tokenRange()))
    }

    /// Reports that something other than a comma follows a child; if a value begins there, only the comma is missing.
    mutating func reportMissingComma(closing: UInt8, of open: UInt32) -> Bool {
        let byte = base[position]
        let token = tokenRange()
        let startsValue =
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || isWordByte(byte)
        if startsValue { return reportFault(SourceTreeCodes.jsonSyntax("missing `,` before this", at: token)) }
        let opening = range(Int(builder.record(open).startOffset), Int(builder.record(open).startOffset) + 1)
        let wanted = String(UnicodeScalar(closing))
        return fail(
            SourceTreeCodes.jsonSyntax("expected `,` or `\(wanted)`, found `\(text(of: token))`", at: token).note(
                "in what is opened here", at: opening))
    }

    mutating func failUnclosed(_ open: UInt32) -> Bool {
        let record = builder.record(open)
        let start = Int(record.startOffset)
        return fail(
            SourceTreeCodes.unclosed(
                "the file ends before `\(record.kind == .mapping ? "{" : "[")` is closed", at: range(count, count)
            ).note("opened here", at: range(start, start + 1)))
    }

    mutating func failUnclosedString(_ start: Int) -> Bool {
        fail(
            SourceTreeCodes.unclosed(
                "the text is not closed on its line", at: range(start, endOfLine(start)),
                help: "add the closing quote; write a line break as \\n"))
    }

    mutating func failAtControlCharacter(_ offset: Int, stringStart: Int) -> Bool {
        if base[offset] == 0x0A || base[offset] == 0x0D { return failUnclosedString(stringStart) }
        return fail(
            SourceTreeCodes.controlCharacter(
                "control character U+\(hexadecimal(UInt32(base[offset]), 4)) in a string",
                at: range(offset, offset + 1),
                help: "write it as \((base[offset] == 0x09 ? "\\t" : "\\u" + hexadecimal(UInt32(base[offset]), 4)))"))
    }

    mutating func failAtNumber() -> Bool {
        var end = position
        while end < count, isWordByte(base[end]) || base[end] == UInt8(ascii: ".") || base[end] == UInt8(ascii: "+") {
            end += 1
        }
        let place = range(position, max(end, position + 1))
        return fail(
            SourceTreeCodes.jsonNumber(
                "`\(text(of: place))` is not a JSON number", at: place,
                help: "digits without a leading zero or `+`, with digits on both sides of the point: 0.5, -12, 1e9"))
    }

    /// The end of the comment that begins here; nil without a comment.
    func commentEnd() -> Int? {
        guard position < count else { return nil }
        if base[position] == UInt8(ascii: "#") { return endOfLine(position) }
        guard base[position] == UInt8(ascii: "/"), position + 1 < count else { return nil }
        if base[position + 1] == UInt8(ascii: "/") { return endOfLine(position) }
        guard base[position + 1] == UInt8(ascii: "*") else { return nil }
        var end = position + 2
        while end + 1 < count {
            if base[end] == UInt8(ascii: "*"), base[end + 1] == UInt8(ascii: "/") { return end + 2 }
            end += 1
        }
        return nil
    }

    /// The range of the word or character at the position.
    func tokenRange() -> SourceRange {
        guard position < count else { return range(position, position) }
        var end = position
        while end < count, end < position + 60, isWordByte(base[end]) { end += 1 }
        if end == position { end = endOfScalar(position) }
        return range(position, end)
    }

    /// The range of `'text'`, up to its closing quote on the same line.
    private func quotedRange() -> SourceRange {
        let lineEnd = endOfLine(position)
        let length = distance(to: UInt8(ascii: "'"), in: base + position + 1, count: lineEnd - position - 1)
        return range(position, length.map { position + $0 + 2 } ?? position + 1)
    }

    func text(of range: SourceRange) -> String {
        let start = Int(range.startOffset)
        let bytes = UnsafeBufferPointer(start: base + start, count: Int(range.endOffset) - start)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The end of the character that begins at `offset`.
    func endOfScalar(_ offset: Int) -> Int {
        guard offset < count else { return count }
        var end = offset + 1
        while end < count, base[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    private func endOfLine(_ start: Int) -> Int {
        var end = start
        while end < count, base[end] != 0x0A, base[end] != 0x0D { end += 1 }
        return end
    }
}

/// Whether a byte belongs to a word or a number: letters, digits, `_`, `-`, `$` and everything beyond ASCII.
@inline(__always) func isWordByte(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte == 0x2D || byte == 0x24 || byte >= 0x80
}

extension Diagnostic {
    /// `True` → "write true"
    fileprivate static func notAValue(_ found: String, at range: SourceRange) -> Diagnostic {
        let help: Message
        switch found {
        case "True", "TRUE", "yes", "Yes": help = "write true"
        case "False", "FALSE", "no", "No": help = "write false"
        case "None", "NULL", "Null", "nil", "undefined": help = "write null"
        case "NaN", "Infinity", "-Infinity": help = "JSON has no such number; write null or a string"
        default: help = "a value is text in double quotes, a number, true, false, null, `{…}` or `[…]`"
        }
        return SourceTreeCodes.jsonSyntax("`\(found)` is not a JSON value", at: range, help: help)
    }

    fileprivate static func singleQuotes(at range: SourceRange) -> Diagnostic {
        SourceTreeCodes.jsonSyntax("text in single quotes", at: range, help: "JSON takes double quotes only")
    }

    fileprivate static func unquotedKey(_ key: String, at range: SourceRange) -> Diagnostic {
        SourceTreeCodes.jsonSyntax("key `\(key)` is not quoted", at: range, help: "write \"\(key)\"")
    }
}
