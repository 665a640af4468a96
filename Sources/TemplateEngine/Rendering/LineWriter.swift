import Platform

/// Writes the output line by line and applies the rules for white space when a line ends: empty lines vanish, blank
/// lines are few, lines that are too long break at their groups.
struct LineWriter: ~Copyable {
    var buffer = OutputBuffer(capacity: 1 << 14)
    let template: Template
    /// The offset at which the current line begins.
    var lineStart = 0
    /// Whether a blank line goes before the next line.
    var hasBlankBefore = false
    /// The last byte of the previous line.
    var lastByte: UInt8 = 0
    var marks: [LineMark] = []
    var hasLineBreakMark = false
    /// The offsets at which the open groups began.
    var groupStarts: [Int] = []
    /// The indentation of included lines.
    var indentation = 0
    /// The indentation when the outermost group began.
    var groupIndentation = 0

    // MARK: Text

    /// Appends text without line breaks.
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
        if memchr(start, 0x0A, bytes.count) == nil { write(start, bytes.count) } else { writeLines(start, bytes.count) }
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

    /// Removes a line break at the current end, as at the end of an item or a group.
    mutating func dropLastLineBreak() {
        guard let last = marks.last, last.kind == .lineBreak, last.offset == buffer.count else { return }
        marks.removeLast()
        hasLineBreakMark = marks.contains { $0.kind == .lineBreak }
    }

    mutating func blankLine() { if lineStart > 0, lastByte != UInt8(ascii: "{") { hasBlankBefore = true } }

    private mutating func trim(to start: Int) {
        var end = buffer.count
        while end > start, isSpace(buffer.base[end - 1]) { end -= 1 }
        buffer.count = end
    }

    private func beginsWithBrace() -> Bool {
        let index = lineStart + lineIndentation()
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

    mutating func openGroup(_ style: Int) {
        if indentation > 0, buffer.count == lineStart { buffer.appendSpaces(indentation) }
        if groupStarts.isEmpty { groupIndentation = indentation }
        groupStarts.append(buffer.count)
        marks.append(LineMark(kind: .open, offset: buffer.count, detail: style))
    }

    mutating func closeGroup() {
        groupStarts.removeLast()
        dropLastLineBreak()
        marks.append(LineMark(kind: .close, offset: buffer.count))
    }

    /// Whether the innermost group has content.
    var groupHasContent: Bool { buffer.count > (groupStarts.last ?? 0) }

    /// Begins an item, after `separator` if there is one. With `isGroupItem` the line can break there.
    mutating func beginItem(_ separator: Separator?, isGroupItem: Bool) -> ItemStart {
        var start = ItemStart(
            count: buffer.count, lineStart: lineStart, markCount: marks.count, hasBlankBefore: hasBlankBefore)
        if let separator { start.replacesLineBreak = write(separator, isGroupItem: isGroupItem) }
        start.contentStart = buffer.count
        return start
    }

    /// Ends an item and returns whether it printed anything; if not, its separator is removed.
    mutating func endItem(_ start: ItemStart) -> Bool {
        if !groupStarts.isEmpty { dropLastLineBreak() }
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

    /// Writes a separator; the result is whether it replaced the line break of the line before.
    private mutating func write(_ separator: Separator, isGroupItem: Bool) -> Bool {
        guard buffer.count > lineStart else { return writeAfterLine(separator) }
        let column = groupStarts.isEmpty ? lineIndentation() : 0
        for number in separator.firstLine..<separator.endLine {
            let line = template.program.separatorLines[number]
            if number > separator.firstLine {
                endLine(keepsBlank: true)
                if groupStarts.isEmpty { buffer.appendSpaces(column) }
            }
            write(line)
            if isGroupItem, number + 1 == separator.endLine {
                marks.append(LineMark(kind: .boundary, offset: buffer.count, detail: line.blanks))
            }
            buffer.appendSpaces(line.blanks)
        }
        return false
    }

    private mutating func write(_ line: Separator.Line) {
        template.program.bytes.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { buffer.append(start + line.start, line.count) }
        }
    }

    private func lineIndentation() -> Int {
        var index = lineStart
        while index < buffer.count, buffer.base[index] == 0x20 { index += 1 }
        return index - lineStart
    }

    /// Writes a separator after a line that has ended: its text goes to that line's end, empty lines become blank ones.
    private mutating func writeAfterLine(_ separator: Separator) -> Bool {
        guard lineStart > 0 else { return false }
        var replacesLineBreak = false
        for number in separator.firstLine..<separator.endLine {
            let line = template.program.separatorLines[number]
            if number == separator.firstLine {
                guard line.count > 0 else { continue }
                replacesLineBreak = true
                buffer.count -= 1
            } else if line.count == 0 {
                blankLine()
                continue
            }
            write(line)
            buffer.append(0x0A)
            lineStart = buffer.count
        }
        return replacesLineBreak
    }

    /// Indents the lines of an include that is alone on its line; returns the indentation before.
    mutating func indent(by column: Int) -> Int {
        let outer = indentation
        indentation += column
        if let last = marks.indices.last, marks[last].kind == .lineBreak, marks[last].offset == buffer.count {
            marks[last].detail = indentation - groupIndentation
        }
        return outer
    }

    /// Lets further lines follow the indentation of the current line; returns the indentation before.
    mutating func followLine() -> Int {
        let outer = indentation
        guard groupStarts.isEmpty, buffer.count > lineStart else { return outer }
        indentation = lineIndentation()
        return outer
    }

    /// The number of bytes that were written; nil within a line or a group.
    var wholeLines: Int? { buffer.count == lineStart && groupStarts.isEmpty ? lineStart : nil }

    var count: Int { buffer.count }

    /// Reopens the last line if it ended after `start`, so that the line with the include continues there.
    mutating func reopenLine(since start: Int) {
        if !groupStarts.isEmpty { return dropLastLineBreak() }
        guard buffer.count == lineStart, lineStart > start else { return }
        buffer.count -= 1
        lineStart = buffer.count
        while lineStart > 0, buffer.base[lineStart - 1] != 0x0A { lineStart -= 1 }
        hasBlankBefore = false
    }
}

/// How a group is laid out when its line is too long.
struct GroupStyle: Sendable, Hashable {
    enum Kind: Sendable, CaseIterable {
        /// An item a line, between the opening and the closing text.
        case block
        /// As many items a line as fit; further lines are indented.
        case fill
        /// The whole content on the next line, indented.
        case hang
    }

    var kind: Kind = .block
    /// The text after the last item of a broken group of two or more: the trailing comma.
    var trailing = ""
}

/// The state at the beginning of an item, to remove its separator if the item prints nothing.
struct ItemStart {
    var count: Int
    var lineStart: Int
    var contentStart = 0
    var markCount: Int
    var hasBlankBefore: Bool
    var replacesLineBreak = false
}

/// A place in the line that is being written where it may break.
struct LineMark: Sendable {
    enum Kind: Sendable {
        case open
        case close
        /// Between two items of a group.
        case boundary
        /// A line break that the content has, whatever the line's length.
        case lineBreak
    }

    let kind: Kind
    /// A byte offset of the output; once a line is laid out, of the line.
    var offset: Int
    /// `open`: the number of the group's style; `boundary`: the blanks that follow; `lineBreak`: the indentation that
    /// follows, on top of the line's.
    var detail = 0
}
