/// One text that was read: its display name and its bytes, always UTF-8 (other encodings are transcoded on reading).
/// It turns byte offsets into lines and columns; it knows nothing about the format of the text.
public final class SourceFile: Sendable {
    public let name: String
    public let bytes: [UInt8]
    private let lines = LineTable()

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// The 1-based line and column (in Unicode scalars) of a byte offset. `\n`, `\r\n` and `\r` end a line.
    public func location(at offset: Int) -> SourceLocation {
        lines.location(at: min(max(offset, 0), bytes.count), of: bytes)
    }

    /// The text of the line that holds `offset`, without its line break.
    public func lineText(at offset: Int) -> String {
        let (before, after) = lineText(around: offset, reach: bytes.count)
        return before + after
    }

    /// The text of a line before and after `offset`, up to `reach` bytes each: lines can be megabytes long.
    func lineText(around offset: Int, reach: Int) -> (before: String, after: String) {
        let middle = min(max(offset, 0), bytes.count)
        var start = middle
        while start > 0, middle - start < reach, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        while start < middle, bytes[start] & 0xC0 == 0x80 { start += 1 }
        var end = middle
        while end < bytes.count, end - middle < reach, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        while end > middle, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return (
            String(decoding: bytes[start..<middle], as: UTF8.self), String(decoding: bytes[middle..<end], as: UTF8.self)
        )
    }
}

extension SourceFile: CustomStringConvertible {
    public var description: String { name }
}
