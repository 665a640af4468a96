/// Cuts Swift source into words and marks, well enough to find declarations: comments and numbers are left
/// out, and texts where nobody asks for them.
struct SwiftTokenizer {
    private let bytes: [UInt8]
    private let hasTexts: Bool
    private var offset = 0
    private var tokens: [SwiftToken] = []

    /// `// a` and `struct B {` → `struct`, `B`, `{`
    static func tokens(of bytes: [UInt8], withTexts hasTexts: Bool = false) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(bytes: bytes, hasTexts: hasTexts)
        tokenizer.run()
        return tokenizer.tokens
    }

    private init(bytes: [UInt8], hasTexts: Bool) {
        self.bytes = bytes
        self.hasTexts = hasTexts
    }

    private func byte(_ distance: Int = 0) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    private mutating func run() {
        while offset < bytes.count {
            let byte = byte()
            if SwiftTokenizer.isLetter(byte) || byte == UInt8(ascii: "`") {
                readWord()
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
                skipLine()
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") {
                let start = offset + 1
                skipText()
                if hasTexts, start < offset {
                    tokens.append(.text(String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)))
                }
            } else if byte == UInt8(ascii: "-"), self.byte(1) == UInt8(ascii: ">") {
                tokens.append(.arrow)
                offset += 2
            } else {
                if byte > 0x20, !SwiftTokenizer.isDigit(byte) { tokens.append(.mark(byte)) }
                offset += 1
            }
        }
    }

    private mutating func readWord() {
        let isQuoted = byte() == UInt8(ascii: "`")
        if isQuoted { offset += 1 }
        let start = offset
        while SwiftTokenizer.isLetter(byte()) || SwiftTokenizer.isDigit(byte()) { offset += 1 }
        if offset > start { tokens.append(.word(String(decoding: bytes[start..<offset], as: UTF8.self))) }
        if isQuoted, byte() == UInt8(ascii: "`") { offset += 1 }
    }

    private mutating func skipLine() {
        while offset < bytes.count, byte() != 0x0A { offset += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while offset < bytes.count {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
    }

    /// A text ends at its quote; one of a single line ends with the line, whatever its interpolations hold.
    private mutating func skipText() {
        let quote = UInt8(ascii: "\"")
        let isLong = byte(1) == quote && byte(2) == quote
        offset += isLong ? 3 : 1
        while offset < bytes.count {
            switch byte() {
            case UInt8(ascii: "\\"): offset += 2
            case quote where !isLong:
                offset += 1
                return
            case quote where byte(1) == quote && byte(2) == quote:
                offset += 3
                return
            case 0x0A where !isLong: return
            default: offset += 1
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
