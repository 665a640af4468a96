extension JSONPathParser {
    /// A text in quotes, with the escapes of JSON.
    mutating func string() throws(JSONPath.Fault) -> String {
        let start = position
        let quote = next()
        var text: [UInt8] = []
        while let byte = next() {
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                text += try escaped().utf8
            } else {
                text.append(byte)
            }
        }
        throw fault("the quote is not closed", at: start)
    }

    /// What stands behind a backslash.
    private mutating func escaped() throws(JSONPath.Fault) -> String {
        let start = position - 1
        switch next().map(Unicode.Scalar.init) {
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            guard let text = unicodeEscape() else { throw fault("four hexadecimal digits follow `\\u`", at: start) }
            return text
        case .some(let character) where "'\"\\/".unicodeScalars.contains(character): return String(character)
        default: throw fault("a backslash of a text or a pattern is written twice: `'\\\\.'`", at: start)
        }
    }

    private mutating func unicodeEscape() -> String? {
        guard let first = hexadecimal() else { return nil }
        if let scalar = Unicode.Scalar(first) { return String(scalar) }
        // A character beyond the first 65,536 is two escapes.
        guard skip("\\u"), let second = hexadecimal(), UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second)
        else { return nil }
        return String(decoding: [first, second], as: UTF16.self)
    }

    private mutating func hexadecimal() -> UInt16? {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { return nil }
            value = value << 4 | UInt16(digit)
        }
        return value
    }
}
