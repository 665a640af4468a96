import Platform

/// Writes the output line by line and applies the rules for white space when a line ends: empty lines vanish, blank
/// lines are few, lines that are too long break at their groups.
struct LineWriter: ~Copyable {
    var buffer = OutputBuffer(capacity: 1 << 14)
    let template: Template
    /// Where the line that is being written begins.
    var lineStart = 0
    /// Whether a blank line goes before the next line.
    var hasBlankBefore = false
    /// The last byte of the line before.
    var lastByte: UInt8 = 0
    var marks: [LineMark] = []
    var hasLineBreakMark = false
    /// The offsets at which the open groups began.
    var groupStarts: [Int] = []
    /// The indentation of included lines.
    var indentation = 0
    /// The indentation when the outermost group began.
    var groupIndentation = 0

    init(_ template: Template) { self.template = template }

    // MARK: Text

    /// Appends text that holds no line break.
    mutating func write(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
        if indentation > 0, buffer.count == lineStart { buffer.appendSpaces(indentation) }
        buffer.append(bytes, length)
    }

    /// Appends a value; the further lines of a multi-line one begin at the column of its first line.
    mutating func write(_ text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { write($0) }
        if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { write($0) } }
    }

    private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress, bytes.count > 0 else { return }
        if memchr(start, 0x0A, bytes.count) == nil {
            write(start, bytes.count)
        } else {
            writeLines(start, bytes.count)
        }
    }

    private mutating func writeLines(_ start: UnsafePointer<UInt8>, _ length: Int) {
        if indentation > 0, buffer.count == lineStart { buffer.appendSpaces(indentation) }
        let column = groupStarts.isEmpty ? columns(from: lineStart) : 0
        var position = 0
        while position < length {
            let found = memchr(start + position, 0x0A, length - position)
            let end = found.map { start.distance(to: $0.assumingMemoryBound(to: UInt8.self)) } ?? length
            if end > position {
                if position > 0, column > 0 { buffer.appendSpaces(column) }
                buffer.append(start + position, end - position)
            }
            position = end
            if position < length {
                endLine(keepsBlank: true)
                position += 1
            }
        }
    }

    private func columns(from start: Int) -> Int {
        var count = 0
        var index = start
        while index < buffer.count {
            if buffer.base[index] & 0xC0 != 0x80 { count += 1 }
            index += 1
        }
        return count
    }

    // MARK: Lines

    /// Ends the line. A line without content vanishes, or becomes a blank line if `keepsBlank`.
    mutating func endLine(keepsBlank: Bool = false) {
        if !groupStarts.isEmpty { return endLineInGroup() }
        trim(to: lineStart)
        if buffer.count == lineStart {
            marks.removeAll(keepingCapacity: true)
            hasLineBreakMark = false
            if keepsBlank { blankLine() }
            return
        }
        if !marks.isEmpty { layOut() }
        if hasBlankBefore {
            hasBlankBefore = false
            if !beginsWithBrace() { buffer.insert(0x0A, at: lineStart) }
        }
        lastByte = buffer.base[buffer.count - 1]
        buffer.append(0x0A)
        lineStart = buffer.count
    }

    /// A line that ends in a group breaks the group, whatever its length; one without content vanishes there, too.
    private mutating func endLineInGroup() {
        var contentStart = lineStart
        if let last = marks.last { contentStart = last.offset + (last.kind == .boundary ? last.detail : 0) }
        trim(to: contentStart)
        guard buffer.count > contentStart else { return }
        marks.append(LineMark(kind: .lineBreak, offset: buffer.count, detail: indentation - groupIndentation))
        hasLineBreakMark = true
    }

    /// Takes back a line break behind which nothing came before an item's or a group's end.
    mutating func dropLastLineBreak() {
        guard let last = marks.last, last.kind == .lineBreak, last.offset == buffer.count else { return }
        marks.removeLast()
        hasLineBreakMark = marks.contains { $0.kind == .lineBreak }
    }

    mutating func blankLine() {
        if lineStart > 0, lastByte != UInt8(ascii: "{") { hasBlankBefore = true }
    }

    private mutating func trim(to start: Int) {
        var end = buffer.count
        while end > start, isSpace(buffer.base[end - 1]) { end -= 1 }
        buffer.count = end
    }

    private func beginsWithBrace() -> Bool {
        var index = lineStart
        while index < buffer.count, buffer.base[index] == 0x20 { index += 1 }
        return index < buffer.count && buffer.base[index] == UInt8(ascii: "}")
    }

    private mutating func layOut() {
        let length = buffer.count - lineStart
        if length > template.lineWidth || hasLineBreakMark {
            for index in marks.indices { marks[index].offset = min(marks[index].offset - lineStart, length) }
            let line = UnsafeBufferPointer(start: buffer.base + lineStart, count: length)
            var layout = LineLayout(line, marks: marks, styles: template.program.groups, width: template.lineWidth)
            layout.run()
            buffer.count = lineStart
            layout.output.withUnsafeBufferPointer { if let start = $0.baseAddress { buffer.append(start, $0.count) } }
        }
        marks.removeAll(keepingCapacity: true)
        hasLineBreakMark = false
    }

    // MARK: The end

    /// Ends the last line; the result is the whole output.
    mutating func finish() -> [UInt8] {
        groupStarts.removeAll()
        endLine()
        return buffer.bytes()
    }
}
