/// Reads from a file's text what the compiler's dump omits: written types, and documentation. Only ranges from the dump
/// are read, so that it suffices to recognise brackets, string literals and comments.
struct SourceWords {
    let bytes: [UInt8]
    /// The types that a function declares, which count as members of its type, with the names that tell them apart from
    /// those of other functions: `Body#1280` for `Body`
    var renamed: [String: SwiftType] = [:]

    /// The type at an offset, and the offset of its end: `[String: Any]?` in `[String: Any]? = nil`
    func type(at start: Int, before limit: Int? = nil) -> (type: SwiftType, end: Int)? {
        let found = TypeReader.type(in: self, start..<max(start, limit ?? bytes.count))
        return found.map { ($0.type.replacing(renamed), $0.end) }
    }

    /// The pieces between the top-level commas of a range, without empty ones.
    func pieces(in range: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var begin = range.lowerBound
        split(range, at: c(",")) { offset in
            pieces.append(begin..<offset)
            begin = offset + 1
        }
        if pieces.isEmpty || skipSpace(begin) < range.upperBound { pieces.append(begin..<range.upperBound) }
        return pieces.filter { skipSpace($0.lowerBound) < $0.upperBound }
    }

    /// The first occurrence of a byte outside of brackets, string literals and comments.
    func first(_ byte: Character, in range: Range<Int>) -> Int? {
        var found: Int?
        split(range, at: byte.asciiValue ?? 0) { if found == nil { found = $0 } }
        return found
    }

    /// The types after the colon in a declaration's head.
    func inherited(in head: Range<Int>) -> [SwiftType] {
        // Conditions follow `where`: `extension Endpoint where Self: Encodable`
        let end = word("where", in: head) ?? head.upperBound
        guard let colon = first(":", in: head.lowerBound..<end) else { return [] }
        return pieces(in: colon + 1..<end).flatMap { piece in
            type(at: piece.lowerBound, before: piece.upperBound)?.type.composed ?? []
        }
    }

    /// The offset of a word outside of string literals and comments.
    func word(_ word: String, in range: Range<Int>) -> Int? {
        let letters = Array(word.utf8)
        let end = min(range.upperBound, bytes.count)
        var offset = range.lowerBound
        while offset < end {
            let next = skipOpaque(offset)
            if next > offset {
                offset = next
                continue
            }
            if isWordByte(bytes[offset]) {
                let start = offset
                while offset < end, isWordByte(bytes[offset]) { offset += 1 }
                if bytes[start..<offset].elementsEqual(letters) { return start }
                continue
            }
            offset += 1
        }
        return nil
    }

    /// The type after a word, which follows another word: `Int` after `as?` and `number`
    func type(behind sign: String, _ name: String? = nil, in range: Range<Int>) -> SwiftType? {
        guard let start = name.map({ word($0, in: range).map(skipWord) }) ?? range.lowerBound,
            let found = word(sign, in: start..<max(start, range.upperBound)).map(skipWord), found < bytes.count
        else { return nil }
        return type(at: bytes[found] == UInt8(ascii: "?") ? found + 1 : found)?.type
    }

    /// The type after a word that a range has once: `NSNull` in `{ $0 is NSNull ? nil : $0 }`
    func onlyType(behind sign: String, in range: Range<Int>) -> SwiftType? {
        guard let first = word(sign, in: range), word(sign, in: first + 1..<max(first + 1, range.upperBound)) == nil
        else { return nil }
        return type(at: skipWord(first))?.type
    }

    /// The raw value after the name of a case: `"GET"` in `case get = "GET"`, `-1.5` in `case low = -1.5`
    func literal(behind offset: Int) -> SwiftExpression? {
        let equals = skipSpace(skipWord(offset))
        guard equals < bytes.count, bytes[equals] == c("=") else { return nil }
        let start = skipSpace(equals + 1)
        guard start < bytes.count else { return nil }
        let end = skipOpaque(start)
        if end > start + 1 { return .text([.words(text(start + 1..<end - 1))]) }
        let digits = bytes[start] == c("-") ? skipSpace(start + 1) : start
        var stop = skipWord(digits)
        if stop + 1 < bytes.count, bytes[stop] == c("."), isWordByte(bytes[stop + 1]) { stop = skipWord(stop + 1) }
        return stop == digits ? nil : .literal((digits > start ? "-" : "") + text(digits..<stop))
    }

    func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// The text of the `///` lines or the `/** … */` right above a declaration and its attributes.
    func documentation(above offset: Int) -> String? {
        var lines: [Substring] = []
        var start = lineStart(offset)
        while start > 0 {
            let previous = lineStart(start - 1)
            let line = trimmed(previous..<start)
            if line.hasPrefix("///") {
                lines.append(line.dropFirst(3))
            } else if lines.isEmpty, line.hasSuffix("*/") {
                lines = block(endingAt: start)
                break
            } else if !line.hasPrefix("@") || lines.count > 0 {
                break
            }
            start = previous
        }
        let words = lines.reversed().map { $0.hasPrefix(" ") ? $0.dropFirst() : $0 }
        return words.isEmpty ? nil : words.joined(separator: "\n")
    }

    /// The lines of a `/** … */`, from the last to the first, without its borders; none for `/* … */` and for a comment
    /// behind code.
    private func block(endingAt end: Int) -> [Substring] {
        var lines: [Substring] = []
        var (isLast, end) = (true, end)
        while end > 0 {
            let start = lineStart(end - 1)
            var line = trimmed(start..<end)
            if isLast { line = line.dropLast(2).trimmingEnd }
            isLast = false
            let isFirst = line.hasPrefix("/*")
            let isOther = line.contains("*/") || !isFirst && line.contains("/*")
            if isOther || isFirst && !line.hasPrefix("/**") { return [] }
            line = isFirst ? line.drop { "/*".contains($0) } : line.hasPrefix("*") ? line.dropFirst() : line
            if !line.allSatisfy(\.isWhitespace) || !lines.isEmpty && !isFirst { lines.append(line) }
            if isFirst { return lines }
            end = start
        }
        return []
    }
}

extension SourceWords {
    /// Attributes of types that don't affect requests.
    private static let typeAttributes: Set<String> = [
        "Sendable", "escaping", "autoclosure", "MainActor", "concurrent", "convention", "isolated", "unchecked",
    ]

    /// The bytes without these attributes, and with classes in place of actors, for the parser.
    var plainer: [UInt8] { without(SourceWords.typeAttributes, isForParser: true) }

    /// The bytes with spaces in place of some attributes, so that offsets don't change.
    func without(_ attributes: Set<String>, isForParser: Bool = false) -> [UInt8] {
        var result = bytes
        var offset = 0
        while offset < bytes.count {
            let next = skipOpaque(offset)
            var end = max(next, offset + 1)
            // After a brace, the attribute belongs to a closure.
            let isClosures = isForParser && bytes[..<offset].last { !isSpace($0) } == c("{")
            if next == offset, bytes[offset] == c("@"), !isClosures {
                end = skipWord(offset + 1)
                let name = text(offset + 1..<end)
                if ["convention", "isolated", "objc"].contains(name), end < bytes.count, bytes[end] == c("("),
                    let close = first(")", in: end + 1..<bytes.count)
                {
                    end = close + 1
                }
                if attributes.contains(name) { for place in offset..<end { result[place] = 0x20 } }
            } else if isForParser, next == offset, offset == 0 || isSpace(bytes[offset - 1]),
                text(offset..<end + 5) == "actor "
            {
                result.replaceSubrange(offset..<offset + 5, with: "class".utf8)
            }
            offset = end
        }
        return result
    }
}

// MARK: - Bytes

extension SourceWords {
    func skipSpace(_ start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            if isSpace(bytes[offset]) {
                offset += 1
            } else if startsComment(offset) {
                offset = skipOpaque(offset)
            } else {
                break
            }
        }
        return offset
    }

    func skipWord(_ start: Int) -> Int {
        var offset = start
        while offset < bytes.count, isWordByte(bytes[offset]) || bytes[offset] == c("`") { offset += 1 }
        return offset
    }

    private func split(_ range: Range<Int>, at byte: UInt8, _ found: (Int) -> Void) {
        var depth = 0
        var offset = range.lowerBound
        while offset < min(range.upperBound, bytes.count) {
            let next = skipOpaque(offset)
            if next > offset {
                offset = next
                continue
            }
            let here = bytes[offset]
            if depth == 0, here == byte { found(offset) }
            switch here {
            case c("("), c("["), c("{"), c("<"): depth += 1
            case c(")"), c("]"), c("}"): depth = max(0, depth - 1)
            case c(">") where offset == 0 || bytes[offset - 1] != c("-"): depth = max(0, depth - 1)
            default: break
            }
            offset += 1
        }
    }

    /// The end of the string literal or comment at an offset; the offset itself if none begins there.
    func skipOpaque(_ start: Int) -> Int {
        if startsComment(start) {
            var offset = start + 2
            if bytes[start + 1] == c("/") {
                while offset < bytes.count, bytes[offset] != c("\n") { offset += 1 }
                return offset
            }
            while offset + 1 < bytes.count, !(bytes[offset] == c("*") && bytes[offset + 1] == c("/")) { offset += 1 }
            return min(offset + 2, bytes.count)
        }
        guard bytes[start] == c("\"") else { return start }
        var offset = start + 1
        while offset < bytes.count, bytes[offset] != c("\""), bytes[offset] != c("\n") {
            offset += bytes[offset] == c("\\") ? 2 : 1
        }
        return min(offset + 1, bytes.count)
    }

    func startsComment(_ offset: Int) -> Bool {
        bytes[offset] == c("/") && (next(offset) == c("/") || next(offset) == c("*"))
    }

    private func next(_ offset: Int) -> UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

    private func lineStart(_ offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != c("\n") { start -= 1 }
        return start
    }

    private func trimmed(_ range: Range<Int>) -> Substring { text(range).drop { $0.isWhitespace }.trimmingEnd }

    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    func isWordByte(_ byte: UInt8) -> Bool {
        byte == c("_") || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
    }

    private func c(_ character: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: character.value) }
}

extension Substring {
    /// The text without white space at the end.
    var trimmingEnd: Substring {
        var rest = self
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
