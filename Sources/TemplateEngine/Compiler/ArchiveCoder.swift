import Diagnostics

/// Writes or reads an archive of numbers (small ones take one byte) and texts. One `pass` function does both for a
/// type, so that each format is stated once. Reading past the end gives zeros and sets `isBroken`.
package struct ArchiveCoder {
    package private(set) var bytes: [UInt8] = []
    var position = 0
    let isReading: Bool
    /// The files that a program was made of.
    let files: [SourceFile]
    package var isBroken = false

    package init(of files: [SourceFile] = []) {
        isReading = false
        self.files = files
    }

    package init(reading bytes: [UInt8], from position: Int = 0, of files: [SourceFile] = []) {
        self.bytes = bytes
        self.position = position
        isReading = true
        self.files = files
    }

    mutating func put(_ number: Int) {
        var rest = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func put(_ text: String) {
        put(text.utf8.count)
        bytes += text.utf8
    }

    mutating func number() -> Int {
        // Most numbers take one byte.
        if position < bytes.count, bytes[position] < 0x80 {
            position += 1
            return Int(bytes[position - 1] >> 1) ^ -Int(bytes[position - 1] & 1)
        }
        var rest: UInt = 0
        var shift: UInt = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            rest |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: rest >> 1) ^ -Int(bitPattern: rest & 1) }
            shift += 7
        }
        isBroken = true
        return 0
    }

    mutating func number32() -> Int32 { Int32(truncatingIfNeeded: number()) }

    /// Reads a number of elements. It can't exceed the bytes that are left, since each element takes a byte or more.
    mutating func count() -> Int {
        let count = number()
        if count >= 0, count <= bytes.count - position { return count }
        isBroken = true
        return 0
    }

    mutating func text() -> String {
        let count = count()
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    package mutating func pass(_ number: inout Int) { if isReading { number = self.number() } else { put(number) } }

    package mutating func pass(_ text: inout String) { if isReading { text = self.text() } else { put(text) } }

    mutating func pass(_ flag: inout Bool) {
        var number = flag ? 1 : 0
        pass(&number)
        flag = number == 1
    }

    /// Passes a number that is nil or not negative; nil is written as -1.
    mutating func pass(_ number: inout Int?) {
        var some = number ?? -1
        pass(&some)
        number = some < 0 ? nil : some
    }

    package mutating func pass(_ range: inout Range<Int>) {
        var (start, count) = (range.lowerBound, range.count)
        pass(&start)
        pass(&count)
        range = start..<start + max(0, count)
    }

    /// - Parameter empty: the initial value of an element that is read.
    package mutating func pass<Element>(
        _ list: inout [Element], _ empty: @autoclosure () -> Element, _ pass: (inout Self, inout Element) -> Void
    ) {
        if isReading {
            let count = count()
            list.reserveCapacity(count)
            for _ in 0..<count {
                var element = empty()
                pass(&self, &element)
                list.append(element)
            }
        } else {
            put(list.count)
            for var element in list { pass(&self, &element) }
        }
    }

    /// Passes a case by its position in `allCases`.
    mutating func pass<Word: CaseIterable & Equatable>(_ word: inout Word) where Word.AllCases == [Word] {
        var number = Word.allCases.firstIndex(of: word) ?? 0
        pass(&number)
        if Word.allCases.indices.contains(number) { word = Word.allCases[number] }
    }

    /// Passes a range of one of `files`, as the file's index and two offsets.
    mutating func pass(_ range: inout SourceRange) {
        var numbers = (files.firstIndex { $0 === range.file } ?? 0, Int(range.startOffset), Int(range.endOffset))
        pass(&numbers.0)
        pass(&numbers.1)
        pass(&numbers.2)
        guard isReading, files.indices.contains(numbers.0) else { return }
        range = SourceRange(file: files[numbers.0], startOffset: numbers.1, endOffset: numbers.2)
    }
}
