import Diagnostics
import SourceTree

/// A cursor over the text of a short form. It scans words, marks and literals; the parsers know the grammar.
struct ShortFormScanner {
    let text: ScalarText
    private(set) var position: Int
    /// The first problem; parsing stops there.
    private(set) var problem: Diagnostic?

    init(_ text: ScalarText, from position: Int = 0) {
        self.text = text
        self.position = position
    }

    var isAtEnd: Bool { position >= text.bytes.count }
    var next: UInt8? { position < text.bytes.count ? text.bytes[position] : nil }

    /// Whether the last character was a quote, so that a quoted literal was read last.
    var endsInQuote: Bool {
        guard position > 0 else { return false }
        return text.bytes[position - 1] == UInt8(ascii: "\"") || text.bytes[position - 1] == UInt8(ascii: "'")
    }

    func range(from start: Int) -> SourceRange { text.range(start, position) }

    mutating func move(to position: Int) { self.position = position }

    mutating func skipSpaces() { while let byte = next, isSpace(byte) { position += 1 } }

    func isNext(_ mark: String) -> Bool { text.bytes[position...].starts(with: mark.utf8) }

    /// Skips spaces and takes a mark, if it is next.
    mutating func take(_ mark: String) -> Bool {
        let start = position
        skipSpaces()
        if isNext(mark) {
            position += mark.utf8.count
            return true
        }
        position = start
        return false
    }

    /// Skips spaces and takes a mark, or reports its absence.
    mutating func expect(_ mark: String, _ purpose: String, help: Message? = nil) -> Bool {
        if take(mark) { return true }
        skipSpaces()
        fail("expected `\(mark)` \(purpose)", help: help)
        return false
    }

    /// A name: letters, digits and `_`, not beginning with a digit.
    mutating func word() -> String? {
        skipSpaces()
        let start = position
        while let byte = next, isLetter(byte) || (position > start && isDigit(byte)) { position += 1 }
        return position > start ? text.string(start, position) : nil
    }

    /// Everything up to one of the marks or the end.
    mutating func run(until marks: StaticString) -> String {
        let start = position
        let stops = UnsafeRawBufferPointer(start: marks.utf8Start, count: marks.utf8CodeUnitCount)
        while let byte = next, !stops.contains(byte) { position += 1 }
        return text.string(start, position)
    }

    /// `"a b"`, `'a b'`, or everything up to one of the marks, without spaces at its end.
    mutating func literal(until marks: StaticString) -> (text: String, isQuoted: Bool)? {
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = position
            _ = run(until: marks)
            var end = position
            while end > start, isSpace(text.bytes[end - 1]) { end -= 1 }
            return (text.string(start, end), false)
        }
        let start = position
        position += 1
        while let byte = next, byte != quote { position += 1 }
        guard !isAtEnd else {
            position = start
            fail("a quoted text has no end")
            return nil
        }
        position += 1
        return (text.string(start + 1, position - 1), true)
    }

    /// Reports a problem at the character under the cursor, or at the end of the text.
    mutating func fail(_ message: Message, help: Message? = nil) {
        fail(message, at: text.range(position, min(position + 1, text.bytes.count)), help: help)
    }

    mutating func fail(_ message: Message, at range: SourceRange, help: Message? = nil) {
        if problem == nil { problem = NativeCodes.syntax(message, at: range, help: help) }
    }

    /// Reports a problem and returns nil.
    mutating func refuse<Value>(_ message: Message, help: Message? = nil) -> Value? {
        fail(message, help: help)
        return nil
    }

    mutating func refuse<Value>(_ message: Message, at range: SourceRange, help: Message? = nil) -> Value? {
        fail(message, at: range, help: help)
        return nil
    }

    /// Reports text that remains.
    mutating func expectEnd(_ message: Message, help: Message? = nil) {
        skipSpaces()
        if !isAtEnd { fail(message, help: help) }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80 }
}
