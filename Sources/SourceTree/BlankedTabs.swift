/// A text whose tabs on blank lines and before comments are spaces, as libyaml refuses them there. Offsets stay.
/// Lines are blanked only where libyaml stopped, so that the text of block scalars stays as it is.
struct BlankedTabs {
    private(set) var bytes: [UInt8]
    private var rounds = 0

    private static let mostRounds = 64

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Blanks the line that holds `offset` and those like it that follow; false when that line has content. In a block
    /// scalar a `#` is content.
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
