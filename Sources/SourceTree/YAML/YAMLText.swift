/// Turns positions that count Unicode scalars (libyaml's) into byte offsets. The text is cut into runs of scalars of
/// the same width; positions come nearly in order, so a cursor that moves a few runs finds each.
struct ScalarOffsets {
    private struct Run {
        let firstScalar: Int
        let firstByte: Int
        let width: Int
    }

    /// Empty when the whole text is ASCII; then both are the same.
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

    @inline(__always)
    mutating func byteOffset(ofScalar index: Int) -> Int { runs.isEmpty ? min(index, byteCount) : search(index) }

    private mutating func search(_ index: Int) -> Int {
        while cursor + 1 < runs.count, runs[cursor + 1].firstScalar <= index { cursor += 1 }
        while cursor > 0, runs[cursor].firstScalar > index { cursor -= 1 }
        let run = runs[cursor]
        return min(run.firstByte + (index - run.firstScalar) * run.width, byteCount)
    }
}

/// How many bytes the scalar has that begins with `byte`, in text that is valid UTF-8.
@inline(__always)
private func scalarWidth(_ byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

/// Where the stretch of ASCII ends that begins at `start`.
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
