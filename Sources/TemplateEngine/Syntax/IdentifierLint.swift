import Diagnostics
import Platform

/// Finds values that are glued to identifier characters: a template places names, it never builds them.
///
/// The rule: the character before `{{` and the one after `}}` isn't a letter, digit, `_` or non-ASCII character, unless
/// the place is inside of a string literal or a comment: the template's own text on that line has an odd number of `"`
/// before the place, or `//`. Text can follow a value that ends in a blank of its own (`.prefix`) directly, which is
/// known only when names are looked up.
enum IdentifierLint {
    /// How a value is glued to identifier characters.
    enum Glue: Sendable {
        case none
        case onlyAfter
        case before
    }

    /// The glue of every value that has any, by the offset of its tag.
    static func glue(_ pieces: [TemplatePiece], in file: SourceFile) -> [Int: Glue] {
        var glue: [Int: Glue] = [:]
        for (index, piece) in pieces.enumerated() {
            guard case .value(let token) = piece else { continue }
            var glued: Glue = .none
            if index + 1 < pieces.count, case .text(let span) = pieces[index + 1], isIdentifier(file.bytes[span.start])
            {
                glued = .onlyAfter
            }
            if index > 0, case .text(let span) = pieces[index - 1], isIdentifier(file.bytes[span.end - 1]) {
                glued = .before
            }
            guard glued != .none, !isQuoted(pieces[..<index], file.bytes) else { continue }
            glue[token.span.start] = glued
        }
        return glue
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool { isNameByte(byte) || byte >= 0x80 }

    /// Whether the text after these pieces is inside of a string literal or a comment, judged by the text before it on
    /// its line.
    private static func isQuoted(_ pieces: ArraySlice<TemplatePiece>, _ bytes: [UInt8]) -> Bool {
        var quotes = 0
        for piece in pieces.reversed() {
            switch piece {
            case .endLine, .blankLine: return quotes % 2 == 1
            case .value, .tag: continue
            case .text(let span):
                var previous: UInt8 = 0
                for position in (span.start..<span.end).reversed() {
                    let byte = bytes[position]
                    if byte == UInt8(ascii: "/"), previous == byte { return true }
                    let isEscaped = position > span.start && bytes[position - 1] == UInt8(ascii: "\\")
                    if byte == UInt8(ascii: "\""), !isEscaped { quotes += 1 }
                    previous = byte
                }
            }
        }
        return quotes % 2 == 1
    }
}

/// Looks for whole words in the text of templates: `Page` is in `[Page<Item>]`, but not in `PageItem`.
package enum WordSearch {
    package static func holds(_ word: String, _ text: ArraySlice<UInt8>) -> Bool {
        var word = word
        return word.withUTF8 { word in
            text.withUnsafeBufferPointer { text in
                guard let start = word.baseAddress, word.count > 0, let base = text.baseAddress else { return false }
                var offset = 0
                while let found = memchr(base + offset, Int32(start.pointee), text.count - offset) {
                    let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
                    let end = place + word.count
                    guard end <= text.count else { return false }
                    offset = place + 1
                    guard memcmp(found, start, word.count) == 0 else { continue }
                    let startsThere = place == 0 || !isPartOfWord(base[place - 1])
                    if startsThere, end == text.count || !isPartOfWord(base[end]) { return true }
                }
                return false
            }
        }
    }

    /// Letters, digits, `_`, and everything that isn't ASCII, which in code is mostly letters.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: return true
        default: return false
        }
    }
}
