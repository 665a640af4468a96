extension SourceWords {
    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "indirect", "static", "class",
        "override", "mutating", "nonisolated", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "let",
        "var", "case",
    ]

    /// A declaration with its attributes and modifiers: `@MainActor public final class …`
    func whole(_ place: Range<Int>) -> Range<Int> {
        var start = place.lowerBound
        while true {
            var end = start
            while end > 0, isSpace(bytes[end - 1]) { end -= 1 }
            var begin = end
            if end > 0, bytes[end - 1] == UInt8(ascii: ")") {
                while begin > 0, bytes[begin - 1] != UInt8(ascii: "("), bytes[begin - 1] != UInt8(ascii: "\n") {
                    begin -= 1
                }
                begin = max(0, begin - 1)
            }
            let close = begin
            while begin > 0, isWordByte(bytes[begin - 1]) { begin -= 1 }
            let isMark = begin > 0 && begin < close && bytes[begin - 1] == UInt8(ascii: "@")
            guard isMark || SourceWords.modifiers.contains(text(begin..<close)) else { break }
            start = isMark ? begin - 1 : begin
        }
        // The last token begins where a place ends.
        let end = min(place.upperBound, bytes.count)
        let last = end == bytes.count ? end : max(skipWord(end), skipOpaque(end), isSpace(bytes[end]) ? end : end + 1)
        return start..<max(last, start)
    }

    /// A property with its value and its code, by the place of its name.
    func property(_ name: Int) -> Range<Int> {
        var offset = name
        var depth = 0
        while offset < bytes.count {
            let next = skipOpaque(offset)
            if next > offset {
                offset = next
                continue
            }
            let byte = bytes[offset]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
            if depth < 0 { break }
            if depth == 0, byte == UInt8(ascii: "\n") {
                let following = skipSpace(offset)
                let goesOn =
                    following < bytes.count && ["{", ".", "?", "="].contains { bytes[following] == UInt8(ascii: $0) }
                let last = bytes[..<offset].last { !isSpace($0) }
                if !goesOn, last != UInt8(ascii: "="), last != UInt8(ascii: ":") { break }
            }
            offset += 1
        }
        return whole(name..<offset)
    }

    /// The places of `private` and `fileprivate` before declarations.
    func privateWords(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var offset = range.lowerBound
        var before: UInt8?
        while offset < min(range.upperBound, bytes.count) {
            let isOpaque = skipOpaque(offset) > offset
            let end = max(skipWord(offset), skipOpaque(offset), offset + 1)
            if ["private", "fileprivate"].contains(text(offset..<end)), end < bytes.count, isSpace(bytes[end]),
                ![".", ",", "("].contains(where: { UInt8(ascii: $0) == before }),
                !text(whole(offset..<end)).hasPrefix("case")
            {
                found.append(offset..<end)
            }
            if !isOpaque, !isSpace(bytes[offset]) { before = bytes[offset] }
            offset = end
        }
        return found
    }

    /// The words in a range, including those in string literals, but not in comments.
    func words(in range: Range<Int>) -> Set<String> {
        var found: Set<String> = []
        var offset = range.lowerBound
        while offset < min(range.upperBound, bytes.count) {
            if startsComment(offset) {
                offset = skipOpaque(offset)
                continue
            }
            let end = min(skipWord(offset), range.upperBound)
            if end > offset { found.insert(text(offset..<end)) }
            offset = max(end, offset + 1)
        }
        return found
    }
}
