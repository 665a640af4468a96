extension LineWriter {
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

    /// Whether the separator went to the end of the line before, in place of its line break.
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

    /// The turn before ended its line: the separator's text goes to that line's end, its line breaks are blank lines.
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
}
