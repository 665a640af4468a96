import CLibYAML

/// A text with spaces in place of tabs on blank lines and before comments, where libyaml refuses tabs. Offsets don't
/// change. Only lines where libyaml stopped are edited, to keep the text of block scalars.
struct BlankedTabs {
    private(set) var bytes: [UInt8]
    private var rounds = 0

    private static let mostRounds = 64

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Blanks the line at `offset` and the blank lines and comments after it; false if nothing changed. In a block
    /// scalar, `#` is content.
    mutating func blankLines(at offset: Int, isInBlockScalar: Bool) -> Bool {
        rounds += 1
        var line = lineStart(offset)
        var isChanged = false
        while line < bytes.count {
            let content = endOfSpace(line)
            let isBlank = content == bytes.count || bytes[content] == 0x0A || bytes[content] == 0x0D
            if isBlank || (!isInBlockScalar && bytes[content] == UInt8(ascii: "#")) {
                for index in line..<content where bytes[index] == 0x09 {
                    bytes[index] = 0x20
                    isChanged = true
                }
            } else if rounds < Self.mostRounds {
                break
            }
            line = nextLine(content)
        }
        return isChanged
    }

    private func lineStart(_ offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        return start
    }

    private func endOfSpace(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return end
    }

    private func nextLine(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return end + 1
    }
}

/// Converts libyaml's positions, which count Unicode scalars, into byte offsets. The text is divided into runs of
/// scalars of the same width; positions come nearly in order, so a cursor that moves a few runs finds each.
struct ScalarOffsets {
    private struct Run {
        let firstScalar: Int
        let firstByte: Int
        let width: Int
    }

    /// Empty if the whole text is ASCII, where positions are offsets.
    private var runs: [Run] = []
    private var cursor = 0
    private let byteCount: Int

    init(base: UnsafePointer<UInt8>, count: Int) {
        byteCount = count
        var offset = endOfASCII(base, from: 0, count: count)
        guard offset < count else { return }
        var scalar = offset
        runs.append(Run(firstScalar: 0, firstByte: 0, width: 1))
        while offset < count {
            let width = scalarWidth(base[offset])
            runs.append(Run(firstScalar: scalar, firstByte: offset, width: width))
            if width == 1 {
                let end = endOfASCII(base, from: offset, count: count)
                scalar += end - offset
                offset = end
            } else {
                while offset < count, scalarWidth(base[offset]) == width {
                    scalar += 1
                    offset += width
                }
            }
        }
    }

    @inline(__always) mutating func byteOffset(ofScalar index: Int) -> Int {
        runs.isEmpty ? min(index, byteCount) : search(index)
    }

    private mutating func search(_ index: Int) -> Int {
        while cursor + 1 < runs.count, runs[cursor + 1].firstScalar <= index { cursor += 1 }
        while cursor > 0, runs[cursor].firstScalar > index { cursor -= 1 }
        let run = runs[cursor]
        return min(run.firstByte + (index - run.firstScalar) * run.width, byteCount)
    }
}

/// The number of bytes of the scalar that begins with `byte`, in valid UTF-8.
@inline(__always) private func scalarWidth(_ byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
}

/// The end of the ASCII text that begins at `start`.
func endOfASCII(_ base: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
        let hits = loadWord(base + offset) & 0x8080_8080_8080_8080
        if hits != 0 { return offset + hits.trailingZeroBitCount / 8 }
        offset += 8
    }
    while offset < count, base[offset] < 0x80 { offset += 1 }
    return offset
}

/// Counts libyaml's events of a text and ignores them: the benchmark compares the reader with it.
public func countYAMLEvents(_ bytes: [UInt8]) -> Int {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    defer {
        parser.deallocate()
        event.deallocate()
    }
    guard yaml_parser_initialize(parser) == 1 else { return 0 }
    defer { yaml_parser_delete(parser) }
    return bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return 0 }
        yaml_parser_set_input_string(parser, base, buffer.count)
        var count = 0
        while yaml_parser_parse(parser, event) == 1 {
            count += 1
            let isEnd = event.pointee.type == YAML_STREAM_END_EVENT
            yaml_event_delete(event)
            if isEnd { break }
        }
        return count
    }
}
