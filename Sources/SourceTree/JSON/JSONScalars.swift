extension JSONReader {
    /// Reads a string, a key or a value. Without escapes, its text is a range of the file.
    mutating func readString() -> Bool {
        let start = position
        let end = endOfRun(from: start + 1)
        guard end < count, base[end] == UInt8(ascii: "\"") else {
            return readEscapedString(from: start, firstStop: end)
        }
        position = end + 1
        builder.addScalar(.doubleQuoted, text: start + 1, count: end - start - 1, from: start, to: end + 1)
        return true
    }

    /// The offset of the next quote, backslash or control character, searched eight bytes at a time.
    @inline(__always) private func endOfRun(from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var offset = start
        while offset + 8 <= count {
            let word = loadWord(base + offset)
            let quote = word ^ 0x2222_2222_2222_2222
            let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
            var hits = (quote &- ones) & ~quote
            hits |= (backslash &- ones) & ~backslash
            hits |= (word &- 0x2020_2020_2020_2020) & ~word
            hits &= 0x8080_8080_8080_8080
            if hits != 0 { return offset + hits.trailingZeroBitCount / 8 }
            offset += 8
        }
        while offset < count {
            let byte = base[offset]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            offset += 1
        }
        return offset
    }

    private mutating func readEscapedString(from start: Int, firstStop: Int) -> Bool {
        let textStart = builder.texts.count
        var copied = start + 1
        var stop = firstStop
        while stop < count, base[stop] != UInt8(ascii: "\"") {
            guard base[stop] == UInt8(ascii: "\\") else { return failAtControlCharacter(stop, stringStart: start) }
            builder.texts.append(base + copied, count: stop - copied)
            guard let end = readEscape(at: stop) else { return false }
            copied = end
            stop = endOfRun(from: end)
        }
        guard stop < count else { return failUnclosedString(start) }
        builder.texts.append(base + copied, count: stop - copied)
        position = stop + 1
        builder.addScalar(
            .doubleQuoted, text: textStart, count: builder.texts.count - textStart, isTextInFile: false, from: start,
            to: position)
        return true
    }

    /// Appends the character of the escape at `offset`; returns the offset after it, or nil when it isn't an escape.
    private mutating func readEscape(at offset: Int) -> Int? {
        guard offset + 1 < count else {
            _ = failUnclosedString(offset)
            return nil
        }
        switch base[offset + 1] {
        case UInt8(ascii: "\""): builder.texts.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): builder.texts.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "/"): builder.texts.append(UInt8(ascii: "/"))
        case UInt8(ascii: "b"): builder.texts.append(0x08)
        case UInt8(ascii: "f"): builder.texts.append(0x0C)
        case UInt8(ascii: "n"): builder.texts.append(0x0A)
        case UInt8(ascii: "r"): builder.texts.append(0x0D)
        case UInt8(ascii: "t"): builder.texts.append(0x09)
        case UInt8(ascii: "u"): return readUnicodeEscape(at: offset)
        default:
            _ = fail(
                SourceTreeCodes.badEscape(
                    "no escape that JSON knows", at: range(offset, endOfScalar(offset + 1)),
                    help:
                        #"JSON knows \" \\ \/ \b \f \n \r \t and \u with four digits; double a backslash that is meant"#
                ))
            return nil
        }
        return offset + 2
    }

    /// `\ud83d\ude00` → 😀; half a pair becomes U+FFFD with a warning, since UTF-8 can't represent it.
    private mutating func readUnicodeEscape(at offset: Int) -> Int? {
        guard let unit = hexadecimal(at: offset + 2) else {
            _ = fail(
                SourceTreeCodes.badEscape(
                    "`\\u` takes four hexadecimal digits", at: range(offset, endOfHexadecimal(offset + 2))))
            return nil
        }
        let end = offset + 6
        guard unit & 0xF800 == 0xD800 else {
            builder.texts.append(scalar: unit)
            return end
        }
        if unit < 0xDC00, end + 1 < count, base[end] == UInt8(ascii: "\\"), base[end + 1] == UInt8(ascii: "u"),
            let low = hexadecimal(at: end + 2), low & 0xFC00 == 0xDC00
        {
            builder.texts.append(scalar: 0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF))
            return end + 6
        }
        builder.texts.append(scalar: 0xFFFD)
        bag.report(
            SourceTreeCodes.loneSurrogate, "half a surrogate pair; it is read as U+FFFD", at: range(offset, end),
            help: "a character beyond U+FFFF takes two escapes: \\ud83d\\ude00")
        return end
    }

    private func hexadecimal(at offset: Int) -> UInt32? {
        guard endOfHexadecimal(offset) == offset + 4 else { return nil }
        var value: UInt32 = 0
        for index in offset..<offset + 4 {
            let byte = UInt32(base[index])
            value = value << 4 | (byte < 0x40 ? byte - 0x30 : (byte | 0x20) - 0x57)
        }
        return value
    }

    private func endOfHexadecimal(_ start: Int) -> Int {
        var end = start
        while end < min(start + 4, count), isHexDigit(base[end]) { end += 1 }
        return end
    }

    mutating func readWord(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard position + length <= count, isEqualMemory(base + position, word.utf8Start, count: length),
            position + length == count || !isWordByte(base[position + length])
        else { return failAtValue() }
        addPlain(to: position + length)
        return true
    }

    /// A number, kept as text: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [-+]? [0-9]+)?`
    mutating func readNumber() -> Bool {
        var end = position
        if base[end] == UInt8(ascii: "-") { end += 1 }
        let whole = end
        end = endOfDigits(end)
        if end == whole || (base[whole] == UInt8(ascii: "0") && end > whole + 1) { return failAtNumber() }
        if end < count, base[end] == UInt8(ascii: ".") {
            let fraction = end + 1
            end = endOfDigits(fraction)
            if end == fraction { return failAtNumber() }
        }
        if end < count, base[end] | 0x20 == UInt8(ascii: "e") {
            end += 1
            if end < count, base[end] == UInt8(ascii: "+") || base[end] == UInt8(ascii: "-") { end += 1 }
            let exponent = end
            end = endOfDigits(exponent)
            if end == exponent { return failAtNumber() }
        }
        if end < count, isWordByte(base[end]) || base[end] == UInt8(ascii: ".") { return failAtNumber() }
        addPlain(to: end)
        return true
    }

    private func endOfDigits(_ start: Int) -> Int {
        var end = start
        while end < count, base[end] &- 0x30 < 10 { end += 1 }
        return end
    }

    private mutating func addPlain(to end: Int) {
        builder.addScalar(.plain, text: position, count: end - position, from: position, to: end)
        position = end
    }
}
