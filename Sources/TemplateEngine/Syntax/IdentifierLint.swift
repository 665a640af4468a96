import Diagnostics

/// Finds values that are glued to identifier characters: a template places names, it never builds them.
///
/// The rule: the character before `{{` and the one after `}}` is no letter, digit, `_` or non-ASCII character, unless
/// the place is inside of a string literal or a comment. It is, if the template's own text on that line has an odd
/// number of `"` before the place, or `//`. What follows may touch a value that brings its own blank (`.prefix`), which
/// is known only when names are looked up.
enum IdentifierLint {
    /// How a value is glued to identifier characters.
    enum Glue: Sendable {
        case none
        case onlyAfter
        case before
    }

    /// The glue of every value that has any, by where its tag begins.
    static func glue(_ tokens: [TemplateToken], in file: SourceFile) -> [Int: Glue] {
        var glue: [Int: Glue] = [:]
        for (index, token) in tokens.enumerated() where token.kind == .value {
            let before = index > 0 ? tokens[index - 1] : nil
            let after = index + 1 < tokens.count ? tokens[index + 1] : nil
            let isGluedBefore = before.map { $0.kind == .text && isIdentifier(file.bytes[$0.span.end - 1]) } ?? false
            let isGluedAfter = after.map { $0.kind == .text && isIdentifier(file.bytes[$0.span.start]) } ?? false
            guard isGluedBefore || isGluedAfter, !isQuoted(index, tokens, file.bytes) else { continue }
            glue[token.span.start] = isGluedBefore ? .before : .onlyAfter
        }
        return glue
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool { isNameByte(byte) || byte >= 0x80 }

    /// Whether the token stands inside of a string literal or a comment, by the text before it on its line.
    private static func isQuoted(_ index: Int, _ tokens: [TemplateToken], _ bytes: [UInt8]) -> Bool {
        var quotes = 0
        for token in tokens[..<index].reversed() where token.kind == .text {
            var previous: UInt8 = 0
            for position in (token.span.start..<token.span.end).reversed() {
                let byte = bytes[position]
                if byte == 0x0A { return quotes % 2 == 1 }
                if byte == UInt8(ascii: "/"), previous == byte { return true }
                let isEscaped = position > token.span.start && bytes[position - 1] == UInt8(ascii: "\\")
                if byte == UInt8(ascii: "\""), !isEscaped { quotes += 1 }
                previous = byte
            }
        }
        return quotes % 2 == 1
    }
}
