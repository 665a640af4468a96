import Platform

/// Breaks a line that is too long at its groups: outer groups before inner ones, the last of several side by side
/// before the first, and `hang` groups after all others. A group stays on its line only if everything up to the next
/// break fits with it.
struct LineLayout {
    private let line: UnsafeBufferPointer<UInt8>
    private let marks: [LineMark]
    private let styles: [GroupStyle]
    private let width: Int
    /// The mark that closes each opening mark.
    private var closing: [Int]
    private(set) var output: [UInt8] = []
    private var lineStart = 0

    static let indentation = 4

    init(_ line: UnsafeBufferPointer<UInt8>, marks: [LineMark], styles: [GroupStyle], width: Int) {
        self.line = line
        self.marks = marks
        self.styles = styles
        self.width = width
        closing = Array(repeating: marks.count, count: marks.count)
        var open: [Int] = []
        for (index, mark) in marks.enumerated() {
            if mark.kind == .open { open.append(index) }
            if mark.kind == .close, let start = open.popLast() { closing[start] = index }
        }
        output.reserveCapacity(line.count + 64)
    }

    mutating func run() {
        var base = 0
        while base < line.count, line[base] == 0x20 { base += 1 }
        write(Segment(start: 0, end: line.count, firstMark: 0, endMark: marks.count, base: base, tail: 0))
        trim()
    }

    /// A part of the line that is written in one step: its bytes, its marks, the indentation of its line, and the width
    /// of the text that follows it on its last line.
    private struct Segment {
        var start: Int
        var end: Int
        var firstMark: Int
        var endMark: Int
        var base: Int
        var tail: Int
    }

    private mutating func write(_ segment: Segment) {
        var position = segment.start
        var index = segment.firstMark
        while index < segment.endMark {
            let mark = marks[index]
            append(position, mark.offset)
            position = mark.offset
            switch mark.kind {
            case .lineBreak:
                breakLine(segment.base + mark.detail)
                index += 1
            case .open:
                let close = closing[index]
                let groupEnd = close < marks.count ? marks[close].offset : segment.end
                var leavesBrace = false
                if fits(index, segment) {
                    append(position, groupEnd)
                } else if fitsWithoutBrace(index, close, groupEnd, segment) {
                    append(position, groupEnd)
                    leavesBrace = true
                } else {
                    let lineBefore = lineStart
                    writeBroken(index, close, segment)
                    leavesBrace = lineStart > lineBefore && braceStandsAlone(index, from: groupEnd, segment)
                }
                if leavesBrace {
                    breakLine(segment.base)
                    output.append(UInt8(ascii: "{"))
                    return
                }
                position = groupEnd
                index = close + 1
            case .boundary, .close: index += 1
            }
        }
        append(position, segment.end)
    }

    /// Whether the group at `index` fits on the line unbroken, together with the rest of the line or the part of it
    /// before the next possible break.
    private func fits(_ index: Int, _ segment: Segment) -> Bool {
        let close = closing[index]
        var end = segment.end
        var tail = segment.tail
        for other in index..<segment.endMark where marks[other].kind == .lineBreak || isBreakable(other, after: close) {
            if other < close { return marks[index].offset == (close < marks.count ? marks[close].offset : end) }
            end = marks[other].offset
            tail = 0
            break
        }
        return column + columns(marks[index].offset, end) + tail <= width
    }

    /// Whether the line would fit without the `{` after the group, which can go on a line of its own.
    private func fitsWithoutBrace(_ index: Int, _ close: Int, _ end: Int, _ segment: Segment) -> Bool {
        guard column + columns(marks[index].offset, end) <= width, braceStandsAlone(index, from: end, segment) else {
            return false
        }
        return !marks[index..<min(close, segment.endMark)].contains { $0.kind == .lineBreak }
    }

    /// Whether the mark at `index`, after `close`, opens a block that isn't empty.
    private func isBreakable(_ index: Int, after close: Int) -> Bool {
        guard index > close, marks[index].kind == .open, styles[marks[index].detail].kind == .block else {
            return false
        }
        return closing[index] >= marks.count || marks[closing[index]].offset > marks[index].offset
    }

    private mutating func writeBroken(_ index: Int, _ close: Int, _ segment: Segment) {
        let items = items(index, close, segment)
        guard !items.isEmpty else { return }
        let style = styles[marks[index].detail]
        switch style.kind {
        case .block: writeBlock(items, style, segment)
        case .fill: writeFill(items, segment)
        case .hang:
            for var item in items {
                breakLine(segment.base + Self.indentation)
                item.base = segment.base + Self.indentation
                write(item)
            }
        }
    }

    private mutating func writeBlock(_ items: [Segment], _ style: GroupStyle, _ segment: Segment) {
        let trailing = items.count > 1 ? style.trailing : ""
        for (number, var item) in items.enumerated() {
            breakLine(segment.base + Self.indentation)
            item.base = segment.base + Self.indentation
            item.tail = number == items.count - 1 ? trailing.utf8.count : 0
            write(item)
        }
        trim()
        output += Array(trailing.utf8)
        breakLine(segment.base)
    }

    private mutating func writeFill(_ items: [Segment], _ segment: Segment) {
        for (number, var item) in items.enumerated() {
            if number > 0 {
                let blanks = item.start - items[number - 1].end
                if column + blanks + columns(item.start, item.end) + item.tail <= width {
                    append(items[number - 1].end, item.start)
                } else {
                    breakLine(segment.base + Self.indentation)
                    item.base = segment.base + Self.indentation
                }
            }
            write(item)
        }
    }

    /// The items of a group; the last one is followed by the rest of the segment.
    private func items(_ index: Int, _ close: Int, _ segment: Segment) -> [Segment] {
        var items: [Segment] = []
        let end = close < marks.count ? marks[close].offset : segment.end
        var item = Segment(
            start: marks[index].offset, end: end, firstMark: index + 1, endMark: min(close, segment.endMark),
            base: segment.base, tail: 0)
        var next = index + 1
        while next < item.endMark {
            let mark = marks[next]
            if mark.kind == .open {
                next = closing[next] + 1
                continue
            }
            if mark.kind == .boundary {
                var done = item
                done.end = mark.offset
                done.endMark = next
                if done.start < done.end { items.append(done) }
                item.start = mark.offset + mark.detail
                item.firstMark = next + 1
            }
            next += 1
        }
        if item.start < item.end {
            item.tail = columns(end, segment.end) + segment.tail
            items.append(item)
        }
        return items
    }

    /// Whether a `{` follows that `swift format` puts on a line of its own, as it does after inherited types.
    private func braceStandsAlone(_ index: Int, from start: Int, _ segment: Segment) -> Bool {
        guard styles[marks[index].detail].kind != .block else { return false }
        var end = segment.end
        var start = start
        while start < end, line[start] == 0x20 { start += 1 }
        while end > start, line[end - 1] == 0x20 { end -= 1 }
        return end - start == 1 && line[start] == UInt8(ascii: "{")
    }

    private var column: Int { output.withUnsafeBufferPointer { count($0, lineStart, $0.count) } }

    /// The width of a stretch of the line, in Unicode scalars.
    private func columns(_ start: Int, _ end: Int) -> Int { count(line, start, end) }

    private func count(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var count = 0
        var index = start
        while index < end {
            if bytes[index] & 0xC0 != 0x80 { count += 1 }
            index += 1
        }
        return count
    }

    private mutating func append(_ start: Int, _ end: Int) {
        if start < end { output.append(contentsOf: line[start..<end]) }
    }

    private mutating func trim() {
        while output.count > lineStart, output[output.count - 1] == 0x20 { output.removeLast() }
    }

    private mutating func breakLine(_ indentation: Int) {
        trim()
        output.append(0x0A)
        lineStart = output.count
        output.append(contentsOf: repeatElement(0x20, count: indentation))
    }
}

/// A buffer that grows at its end. Unlike an array it costs one `memcpy` for each append in debug builds, too.
struct OutputBuffer: ~Copyable {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// The number of bytes; lower it to take bytes back.
    var count = 0

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    mutating func append(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
        if count + length > capacity { grow(to: count + length) }
        memcpy(base + count, bytes, length)
        count += length
    }

    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(to: count + 1) }
        base[count] = byte
        count += 1
    }

    mutating func appendSpaces(_ length: Int) {
        if count + length > capacity { grow(to: count + length) }
        memset(base + count, 0x20, length)
        count += length
    }

    /// Makes room for one byte in front of `offset`, and puts it there.
    mutating func insert(_ byte: UInt8, at offset: Int) {
        append(byte)
        memmove(base + offset + 1, base + offset, count - 1 - offset)
        base[offset] = byte
    }

    private mutating func grow(to needed: Int) {
        let newCapacity = max(needed, capacity * 2)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
        memcpy(new, base, count)
        base.deallocate()
        base = new
        capacity = newCapacity
    }

    func bytes() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { target, length in
            if let start = target.baseAddress { memcpy(start, base, count) }
            length = count
        }
    }
}
