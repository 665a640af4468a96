import Diagnostics

/// Brings the bytes of a file to what the readers take: UTF-8 without a byte order mark, valid, and without NUL.
enum TextDecoding {
    /// The text, or nil when it can't be read; the bag says why.
    static func decode(_ bytes: [UInt8], name: String, into bag: inout DiagnosticBag) -> SourceFile? {
        let encoding = encoding(of: bytes)
        switch encoding {
        case .utf8(let markLength):
            let text = markLength == 0 ? bytes : [UInt8](bytes[markLength...])
            return validate(SourceFile(name: name, bytes: text), into: &bag)
        case .utf16(let isBigEndian, let markLength):
            let (text, fault) = transcode(bytes, from: markLength, isBigEndian: isBigEndian)
            let file = SourceFile(name: name, bytes: text)
            if let fault {
                bag.report(SourceTreeMessages.invalidUTF16(at: range(file, fault, fault + 3)))
                return nil
            }
            return validate(file, into: &bag)
        case .utf32:
            bag.report(SourceTreeMessages.utf32(at: range(SourceFile(name: name, bytes: []), 0, 0)))
            return nil
        }
    }

    private enum Encoding {
        case utf8(markLength: Int)
        case utf16(isBigEndian: Bool, markLength: Int)
        case utf32
    }

    /// By the byte order mark, or else by where the first character has its zero bytes.
    private static func encoding(of bytes: [UInt8]) -> Encoding {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8(markLength: 3) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32 }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(isBigEndian: true, markLength: 2) }
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(isBigEndian: false, markLength: 2) }
        guard bytes.count >= 2, bytes.count.isMultiple(of: 2) else { return .utf8(markLength: 0) }
        let isZero = bytes.prefix(4).map { $0 == 0 }
        if isZero == [true, true, true, false] || isZero == [false, true, true, true] { return .utf32 }
        if isZero.starts(with: [true, false]) { return .utf16(isBigEndian: true, markLength: 0) }
        if isZero.starts(with: [false, true]) { return .utf16(isBigEndian: false, markLength: 0) }
        return .utf8(markLength: 0)
    }

    private static func validate(_ file: SourceFile, into bag: inout DiagnosticBag) -> SourceFile? {
        file.bytes.withUnsafeBufferPointer { buffer -> SourceFile? in
            guard let base = buffer.baseAddress else { return file }
            if let length = invalidOffset(base, count: buffer.count) {
                bag.report(SourceTreeMessages.invalidUTF8(base[length], at: range(file, length, length + 1)))
                return nil
            }
            if let offset = distance(to: 0, in: base, count: buffer.count) {
                bag.report(SourceTreeMessages.nulByte(at: range(file, offset, offset + 1)))
                return nil
            }
            return file
        }
    }

    private static func range(_ file: SourceFile, _ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, startOffset: start, endOffset: end)
    }

    /// Where the text stops being UTF-8.
    private static func invalidOffset(_ base: UnsafePointer<UInt8>, count: Int) -> Int? {
        var offset = endOfASCII(base, from: 0, count: count)
        while offset < count {
            guard let length = validLength(base + offset, left: count - offset) else { return offset }
            offset += length
            if offset < count, base[offset] < 0x80 { offset = endOfASCII(base, from: offset, count: count) }
        }
        return nil
    }

    /// The length of the scalar of several bytes that begins here; nil for an overlong, cut, surrogate or too large one.
    private static func validLength(_ start: UnsafePointer<UInt8>, left: Int) -> Int? {
        let lead = start[0]
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard lead >= 0xC2, lead <= 0xF4, length <= left else { return nil }
        for index in 1..<length where start[index] & 0xC0 != 0x80 { return nil }
        let second = start[1]
        switch lead {
        case 0xE0: return second >= 0xA0 ? length : nil
        case 0xED: return second < 0xA0 ? length : nil
        case 0xF0: return second >= 0x90 ? length : nil
        case 0xF4: return second < 0x90 ? length : nil
        default: return length
        }
    }

    /// UTF-16 as UTF-8, and the offset in the result of the first half of a pair that has no other half.
    private static func transcode(_ bytes: [UInt8], from start: Int, isBigEndian: Bool) -> ([UInt8], Int?) {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var fault: Int?
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: start, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
        }
        var decoder = UTF16()
        var iterator = units.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar):
                text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            case .error:
                fault = fault ?? text.count
                text.append(contentsOf: UTF8.encodedReplacementCharacter)
            case .emptyInput:
                if !(bytes.count - start).isMultiple(of: 2) { fault = fault ?? text.count }
                return (text, fault)
            }
        }
    }
}
