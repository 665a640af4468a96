extension LineWriter {
    /// Indents what an include that stands alone on its line includes; the result is for `restore`.
    mutating func indent(by column: Int) -> Int {
        let outer = indentation
        indentation += column
        if let last = marks.indices.last, marks[last].kind == .lineBreak, marks[last].offset == buffer.count {
            marks[last].detail = indentation - groupIndentation
        }
        return outer
    }

    /// Lets further lines follow the indentation of the line that is being written; the result is for `restore`.
    mutating func followLine() -> Int {
        let outer = indentation
        guard groupStarts.isEmpty, buffer.count > lineStart else { return outer }
        var index = lineStart
        while index < buffer.count, buffer.base[index] == 0x20 { index += 1 }
        indentation = index - lineStart
        return outer
    }

    mutating func restore(indentation outer: Int) { indentation = outer }

    /// How much was written so far.
    var count: Int { buffer.count }

    /// Goes back into the last line if it was ended since `start`: the line of an include goes on behind it.
    mutating func reopenLine(since start: Int) {
        if !groupStarts.isEmpty { return dropLastLineBreak() }
        guard buffer.count == lineStart, lineStart > start else { return }
        buffer.count -= 1
        lineStart = buffer.count
        while lineStart > 0, buffer.base[lineStart - 1] != 0x0A { lineStart -= 1 }
        hasBlankBefore = false
    }
}
