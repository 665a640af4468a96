import Platform

/// A text that was read: its display name and its bytes, always UTF-8 (other encodings are transcoded on reading).
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

    /// The text of the line at `offset`, without its line break.
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

extension SourceFile: CustomStringConvertible { public var description: String { name } }

/// The offsets at which lines begin; computed when first needed, and safe to use from several threads.
final class LineTable: @unchecked Sendable {
    private let lock = Lock()
    /// Guarded by the lock, as is `last`.
    private var starts: [UInt32] = []
    /// The place of the last look-up, from which the next one continues: a line can be megabytes long and have
    /// thousands of problems, which mostly come in order.
    private var last = (offset: 0, column: 1)

    /// The 1-based line and column (in Unicode scalars) of an offset within the text.
    func location(at offset: Int, of bytes: [UInt8]) -> SourceLocation {
        lock.take()
        defer { lock.release() }
        let line = line(at: offset, of: bytes)
        if last.offset < line.start || last.offset > offset { last = (line.start, 1) }
        last.column += bytes.withUnsafeBufferPointer { bytes in bytes[last.offset..<offset].count { $0 & 0xC0 != 0x80 }
        }
        last.offset = offset
        return SourceLocation(line: line.number, column: last.column)
    }

    private func line(at offset: Int, of bytes: [UInt8]) -> (number: Int, start: Int) {
        if starts.isEmpty { starts = lineStarts(of: bytes) }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return (low + 1, Int(starts[low]))
    }

    /// The offsets at which lines begin; `\n`, `\r\n` and `\r` end a line.
    private func lineStarts(of bytes: [UInt8]) -> [UInt32] {
        var starts: [UInt32] = [0]
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let count = buffer.count
            let hasReturns = memchr(base, 0x0D, count) != nil
            var offset = 0
            while offset < count {
                if hasReturns {
                    while offset < count, base[offset] != 0x0A, base[offset] != 0x0D { offset += 1 }
                } else {
                    guard let hit = memchr(base + offset, 0x0A, count - offset) else { break }
                    offset = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
                }
                guard offset < count else { break }
                let isPair = base[offset] == 0x0D && offset + 1 < count && base[offset + 1] == 0x0A
                offset += isPair ? 2 : 1
                starts.append(UInt32(truncatingIfNeeded: offset))
            }
        }
        return starts
    }
}

/// A range of a source file, in byte offsets. Lines and columns are computed only when one is shown.
public struct SourceRange: Sendable {
    public let file: SourceFile
    public let startOffset: UInt32
    public let endOffset: UInt32

    public init(file: SourceFile, startOffset: Int, endOffset: Int) {
        self.file = file
        self.startOffset = UInt32(clamping: startOffset)
        self.endOffset = UInt32(clamping: max(startOffset, endOffset))
    }

    public var start: SourceLocation { file.location(at: Int(startOffset)) }
    public var end: SourceLocation { file.location(at: Int(endOffset)) }
}

extension SourceRange: Hashable {
    public static func == (left: SourceRange, right: SourceRange) -> Bool {
        left.file === right.file && left.startOffset == right.startOffset && left.endOffset == right.endOffset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(startOffset)
        hasher.combine(endOffset)
    }
}

/// A place in a text for people: 1-based line, and 1-based column in Unicode scalars.
public struct SourceLocation: Sendable, Hashable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
