/// A documentation comment: the description's text as `///` lines, wrapped at a width. Lists, tables, code and anything
/// else that depends on line breaks keep them.
///
///     summary "Lists items", description "Newest first.\r\n\r\n* fast"
///     → /// Lists items
///       ///
///       /// Newest first.
///       ///
///       /// * fast
public struct DocComment: Sendable {
    public var summary: String?
    public var description: String?

    public init(summary: String? = nil, description: String? = nil) {
        self.summary = summary
        self.description = description
    }

    /// The lines, without indentation; `width` is the length of a whole line, `///` included. The first is never an
    /// empty `///`, nor is the last.
    public func lines(width: Int = 110) -> [String] {
        var writer = DocCommentWriter(width: max(width, 40) - 4)
        let summary = summary ?? ""
        let description = description ?? ""
        writer.add(summary)
        if !description.hasPrefix(summary) || summary.isEmpty {
            writer.addBlank()
            writer.add(description)
        } else if description.utf8.count > summary.utf8.count {
            writer = DocCommentWriter(width: max(width, 40) - 4)
            writer.add(description)
        }
        return writer.finish()
    }
}

/// Writes the lines of a documentation comment from bytes, since descriptions are the bulk of a spec.
struct DocCommentWriter {
    private let width: Int
    private var lines: [String] = []
    private var wantsBlank = false
    private var fence: UInt8?
    /// The joined lines of a paragraph that is already wrapped in the description.
    private var paragraph: [UInt8] = []

    init(width: Int) { self.width = width }

    /// Separates the next text from the text before it, if there is any, by an empty line.
    mutating func addBlank() { wantsBlank = !lines.isEmpty }

    func finish() -> [String] { lines }

    /// Adds text with any number of lines and any kind of line breaks.
    mutating func add(_ text: String) {
        var text = HTMLProse.markdown(text)
        fence = nil
        text.withUTF8 { bytes in
            var start = 0
            var index = 0
            while index < bytes.count {
                // Most bytes can't begin a line break.
                let byte = bytes[index]
                let length = byte >= space && byte < 0xC2 ? 0 : lineBreakLength(bytes, index)
                if length > 0 {
                    addLine(bytes, from: start, to: index)
                    index += length
                    start = index
                } else {
                    index += 1
                }
            }
            addLine(bytes, from: start, to: bytes.count)
            flush()
        }
        if let open = fence { [open, open, open].withUnsafeBufferPointer { append($0, indent: 0) } }
        fence = nil
        wantsBlank = false
    }

    /// LF, CR, CR LF, vertical tab, form feed, U+0085, U+2028, U+2029.
    private func lineBreakLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        switch bytes[index] {
        case 0x0A, 0x0B, 0x0C: 1
        case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xC2: bytes[index + 1] == 0x85 ? 2 : 0
        case 0xE2: bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
        default: 0
        }
    }

    private mutating func addLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
        let lineEnd = end
        var end = end
        while end > start, bytes[end - 1] <= space { end -= 1 }
        guard end > start else {
            flush()
            addBlank()
            return
        }
        let start = isEscapedBullet(bytes, start, end) ? start + 1 : start
        var first = start
        while bytes[first] <= space { first += 1 }
        if fence == nil, first == start, isPlainWord(bytes, first, end) {
            addProse(UnsafeBufferPointer(rebasing: bytes[start..<end]), endsHard: lineEnd - end > 1)
            return
        }
        flush()
        let marker = fenceMarker(bytes, first, end)
        if let open = fence {
            append(bytes, start, end)
            if marker == open { fence = nil }
            return
        }
        fence = marker
        let indent = first - start
        if end - start <= width || marker != nil || indent >= 4 || hangsOnItsLine(bytes[first]) {
            append(bytes, start, end)
        } else {
            wrap(bytes, from: start, to: end, indent: indent + bulletLength(bytes, first, end))
        }
    }

    /// Joins a line of plain text with the one before, if that was broken because it was full. A line that ends in two
    /// blanks ends there.
    private mutating func addProse(_ line: UnsafeBufferPointer<UInt8>, endsHard: Bool) {
        if !paragraph.isEmpty { paragraph.append(space) }
        paragraph += line
        if endsHard || !isFull(line) { flush() }
    }

    /// Whether an editor may have wrapped the line here: lines that end on purpose are usually shorter.
    private func isFull(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        line.count >= 60 && line.count <= width + 20 && line.last != UInt8(ascii: ":")
    }

    private mutating func flush() {
        guard !paragraph.isEmpty else { return }
        let text = paragraph
        paragraph = []
        text.withUnsafeBufferPointer { bytes in
            if bytes.count <= width {
                append(bytes, 0, bytes.count)
            } else {
                wrap(bytes, from: 0, to: bytes.count, indent: 0)
            }
        }
    }

    /// The back-quote or tilde of a code fence.
    private func fenceMarker(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt8? {
        guard end - start >= 3, bytes[start] == 0x60 || bytes[start] == 0x7E else { return nil }
        guard bytes[start + 1] == bytes[start], bytes[start + 2] == bytes[start] else { return nil }
        return bytes[start]
    }

    /// Whether the line belongs to a table or is a heading, which wrapping would break.
    private func hangsOnItsLine(_ first: UInt8) -> Bool { first == UInt8(ascii: "|") || first == UInt8(ascii: "#") }

    /// `\* text`: an escaped bullet, which was still meant as a list with one line per item.
    private func isEscapedBullet(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard fence == nil, end - start > 3, bytes[start] == UInt8(ascii: "\\"), bytes[start + 2] == space else {
            return false
        }
        return bytes[start + 1] == UInt8(ascii: "*") || bytes[start + 1] == UInt8(ascii: "-")
    }

    /// `* text` → 2, `12. text` → 4, `text` → 0.
    private func bulletLength(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
        guard index < end else { return 0 }
        let isMarker =
            index > start
            ? bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")")
            : bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "*")
                || bytes[index] == UInt8(ascii: "+")
        guard isMarker, index + 1 < end, bytes[index + 1] == space else { return 0 }
        return index + 2 - start
    }
}

extension DocCommentWriter {
    private var space: UInt8 { 0x20 }

    /// Breaks at spaces only, so that a URL is never cut, and never where the next line would begin like a list, a
    /// heading, a quotation or a table.
    private mutating func wrap(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, indent: Int) {
        var lineStart = start
        var isFirst = true
        while lineStart < end {
            let available = isFirst ? width : max(width - indent, 20)
            let lineEnd = breakPoint(bytes, lineStart, end, available)
            append(bytes, lineStart, lineEnd, indent: isFirst ? 0 : indent)
            isFirst = false
            lineStart = lineEnd
            while lineStart < end, bytes[lineStart] == space { lineStart += 1 }
        }
    }

    /// The last good space within the width, or the first one after it. Counts characters, not bytes.
    private func breakPoint(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ available: Int) -> Int {
        var index = start
        while index < end, bytes[index] == space { index += 1 }
        var column = index - start
        var best: Int?
        while index < end {
            let byte = bytes[index]
            if byte == space, column > 0, bytes[index - 1] != space, isPlainWord(bytes, index + 1, end) {
                if column > available, best != nil { break }
                best = index
                if column > available { break }
            }
            if byte & 0xC0 != 0x80 { column += 1 }
            index += 1
        }
        if index == end, column <= available { return end }
        return best ?? end
    }

    /// Whether a line that begins here is plain text in Markdown.
    private func isPlainWord(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
        guard index < end else { return false }
        switch bytes[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
        case 0x80...0xFF, UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{"): return true
        case UInt8(ascii: "`"): return index + 1 < end && bytes[index + 1] != UInt8(ascii: "`")
        default: return false
        }
    }

    /// Adds a range of bytes as a line, indented by blanks.
    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, indent: Int = 0) {
        let slice = UnsafeBufferPointer(rebasing: bytes[start..<end])
        var isClean = true
        for byte in slice where byte < space || byte == 0x7F || byte >= 0xC2 && mayBeUnsafe(byte) { isClean = false }
        if isClean {
            append(slice, indent: indent)
        } else {
            var text = cleaned(slice)
            text.withUTF8 { append($0, indent: indent) }
        }
    }

    /// Whether a character that a comment can't have may begin with a byte: U+009B, U+061C, U+200E, U+FEFF.
    private func mayBeUnsafe(_ byte: UInt8) -> Bool { byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF }

    private mutating func append(_ line: UnsafeBufferPointer<UInt8>, indent: Int) {
        guard let last = line.lastIndex(where: { $0 != space }) else { return addBlank() }
        if wantsBlank { lines.append("///") }
        wantsBlank = false
        let textStart = 4 + indent
        let length = textStart + last + 1
        lines.append(
            String(unsafeUninitializedCapacity: length) { comment in
                comment.initialize(repeating: space)
                for index in 0..<3 { comment[index] = UInt8(ascii: "/") }
                for index in 0...last { comment[textStart + index] = line[index] }
                return length
            })
    }

    /// The text without control characters; tabs become spaces.
    private func cleaned(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                result.append(contentsOf: "    ".unicodeScalars)
            } else if !InvisibleScalar.isUnsafeInComment(scalar) {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
