#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes the output line by line and applies the rules for white space when a line ends: empty lines vanish, blank
/// lines are few, lines that are too long break at their groups.
struct LineWriter: ~Copyable {
    private var buffer = OutputBuffer(capacity: 1 << 14)
    private let width: Int
    private let styles: [GroupStyle]
    /// Where the line that is being written begins.
    private var lineStart = 0
    /// Whether a blank line goes before the next line.
    private var hasBlankBefore = false
    /// The last byte of the line before.
    private var lastByte: UInt8 = 0
    private var marks: [LineMark] = []
    private var hasLineBreakMark = false
    /// The offsets at which the open groups began.
    private var groupStarts: [Int] = []
    /// The indentation of included lines.
    private var indentation = 0
    /// The indentation when the outermost group began.
    private var groupIndentation = 0

    init(width: Int, styles: [GroupStyle]) {
        self.width = width
        self.styles = styles
    }

    // MARK: Text

    /// Appends text that holds no line break.
    mutating func write(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
        if indentation > 0, buffer.count == lineStart { buffer.appendSpaces(indentation) }
        buffer.append(bytes, length)
    }

    /// Appends a value; the further lines of a multi-line one begin at the column of its first line.
    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress, bytes.count > 0 else { return }
            if memchr(start, 0x0A, bytes.count) == nil {
                write(start, bytes.count)
            } else {
                writeLines(start, bytes.count)
            }
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
        trim()
        if !groupStarts.isEmpty {
            marks.append(LineMark(kind: .lineBreak, offset: buffer.count, detail: indentation - groupIndentation))
            hasLineBreakMark = true
            return
        }
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

    mutating func blankLine() {
        if lineStart > 0, lastByte != UInt8(ascii: "{") { hasBlankBefore = true }
    }

    private mutating func trim() {
        var end = buffer.count
        while end > lineStart, isSpace(buffer.base[end - 1]) { end -= 1 }
        buffer.count = end
    }

    private func beginsWithBrace() -> Bool {
        var index = lineStart
        while index < buffer.count, buffer.base[index] == 0x20 { index += 1 }
        return index < buffer.count && buffer.base[index] == UInt8(ascii: "}")
    }

    private mutating func layOut() {
        let length = buffer.count - lineStart
        if length > width || hasLineBreakMark {
            for index in marks.indices { marks[index].offset = min(marks[index].offset - lineStart, length) }
            let line = UnsafeBufferPointer(start: buffer.base + lineStart, count: length)
            var layout = LineLayout(line, marks: marks, styles: styles, width: width)
            layout.run()
            buffer.count = lineStart
            layout.output.withUnsafeBufferPointer { if let start = $0.baseAddress { buffer.append(start, $0.count) } }
        }
        marks.removeAll(keepingCapacity: true)
        hasLineBreakMark = false
    }

    // MARK: Includes

    /// Indents what an include that stands alone on its line includes; the answer is for `restore`.
    mutating func indent(by column: Int) -> Int {
        let outer = indentation
        indentation += column
        if let last = marks.indices.last, marks[last].kind == .lineBreak, marks[last].offset == buffer.count {
            marks[last].detail = indentation - groupIndentation
        }
        return outer
    }

    /// Lets further lines follow the indentation of the line that is being written; the answer is for `restore`.
    mutating func followLine() -> Int {
        let outer = indentation
        guard groupStarts.isEmpty, buffer.count > lineStart else { return outer }
        var index = lineStart
        while index < buffer.count, buffer.base[index] == 0x20 { index += 1 }
        indentation = index - lineStart
        return outer
    }

    mutating func restore(indentation outer: Int) { indentation = outer }

    // MARK: Groups and items

    mutating func openGroup(_ style: Int) {
        if indentation > 0, buffer.count == lineStart { buffer.appendSpaces(indentation) }
        if groupStarts.isEmpty { groupIndentation = indentation }
        groupStarts.append(buffer.count)
        marks.append(LineMark(kind: .open, offset: buffer.count, detail: style))
    }

    mutating func closeGroup() {
        groupStarts.removeLast()
        marks.append(LineMark(kind: .close, offset: buffer.count))
    }

    /// Where an item began, to take its separator back if nothing follows.
    struct ItemStart {
        fileprivate var count: Int
        fileprivate var lineStart: Int
        fileprivate var contentStart = 0
        fileprivate var markCount: Int
        fileprivate var hasBlankBefore: Bool
        fileprivate var replacesLineBreak = false
    }

    /// Whether something stands in the innermost group already.
    var groupHasContent: Bool { buffer.count > (groupStarts.last ?? 0) }

    /// Begins an item, behind `separator` if there is one. With `isGroupItem` the line may break there.
    mutating func beginItem(_ separator: Separator?, isGroupItem: Bool) -> ItemStart {
        var start = ItemStart(
            count: buffer.count,
            lineStart: lineStart,
            markCount: marks.count,
            hasBlankBefore: hasBlankBefore
        )
        if let separator { start.replacesLineBreak = write(separator, isGroupItem: isGroupItem) }
        start.contentStart = buffer.count
        return start
    }

    /// Whether the item printed something; if not, its separator is taken back.
    mutating func endItem(_ start: ItemStart) -> Bool {
        if buffer.count > start.contentStart { return true }
        guard buffer.count >= start.count else { return false }
        buffer.count = start.count
        lineStart = start.lineStart
        hasBlankBefore = start.hasBlankBefore
        if start.replacesLineBreak { buffer.base[start.count - 1] = 0x0A }
        if marks.count > start.markCount {
            marks.removeLast(marks.count - start.markCount)
            hasLineBreakMark = marks.contains { $0.kind == .lineBreak }
        }
        return false
    }

    /// Whether the separator went to the end of the line before, in place of its line break.
    private mutating func write(_ separator: Separator, isGroupItem: Bool) -> Bool {
        guard buffer.count > lineStart else { return writeAfterLine(separator) }
        let column = groupStarts.isEmpty ? lineIndentation() : 0
        for (number, line) in separator.lines.enumerated() {
            if number > 0 {
                endLine(keepsBlank: true)
                if groupStarts.isEmpty { buffer.appendSpaces(column) }
            }
            line.text.withUnsafeBufferPointer { if let start = $0.baseAddress { buffer.append(start, $0.count) } }
            if isGroupItem, separator.lines.count == 1 {
                marks.append(LineMark(kind: .boundary, offset: buffer.count, detail: line.blanks))
            }
            buffer.appendSpaces(line.blanks)
        }
        return false
    }

    private func lineIndentation() -> Int {
        var index = lineStart
        while index < buffer.count, buffer.base[index] == 0x20 { index += 1 }
        return index - lineStart
    }

    /// The turn before ended its line: the separator's text goes to that line's end, its line breaks are blank lines.
    private mutating func writeAfterLine(_ separator: Separator) -> Bool {
        guard lineStart > 0 else { return false }
        var replacesLineBreak = false
        for (number, line) in separator.lines.enumerated() {
            if number == 0 {
                guard !line.text.isEmpty else { continue }
                replacesLineBreak = true
                buffer.count -= 1
            } else if line.text.isEmpty {
                blankLine()
                continue
            }
            line.text.withUnsafeBufferPointer { if let start = $0.baseAddress { write(start, $0.count) } }
            buffer.append(0x0A)
            lineStart = buffer.count
        }
        return replacesLineBreak
    }

    // MARK: The end

    /// Ends the last line; the answer is the whole output.
    mutating func finish() -> [UInt8] {
        groupStarts.removeAll()
        endLine()
        return buffer.bytes()
    }
}
