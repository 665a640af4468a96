import Diagnostics
import Platform

/// Reads the bytes of a document into a tree. The content decides on the format: JSON if it parses as JSON, otherwise
/// YAML. It accesses no files.
public struct SourceReader {
    /// The tree, or nil with messages in the bag when the text couldn't be read to its end. A tree may come with
    /// errors, too, where the fault isn't one of syntax (a duplicate key).
    /// - Parameter isLenient: makes faults that most readers accept warnings: duplicate keys, and trailing commas and
    ///   comments in JSON.
    public static func read(
        _ bytes: [UInt8], name: String, limits: Limits = .standard, isLenient: Bool = false,
        into bag: inout DiagnosticBag
    ) -> SourceTree? {
        guard isLenient else { return readByContent(bytes, name: name, limits: limits, into: &bag) }
        var found = DiagnosticBag()
        let tree = readByContent(bytes, name: name, limits: limits, isLenient: true, into: &found)
        if tree != nil {
            let lenient: [SourceTreeCodes] = [.duplicateKey, .trailingComma, .jsonComment]
            found.soften(lenient.map(\.code))
        }
        bag.append(contentsOf: found)
        return tree
    }

    private static func readByContent(
        _ bytes: [UInt8], name: String, limits: Limits, isLenient: Bool = false, into bag: inout DiagnosticBag
    ) -> SourceTree? {
        guard let file = open(bytes, name: name, limits: limits, into: &bag) else { return nil }
        return file.bytes.withUnsafeBufferPointer { buffer -> SourceTree? in
            guard let base = buffer.baseAddress else { return nil }
            let first = firstSignificantByte(base, count: buffer.count)
            let isOpening = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
            var json = JSONReader(file: file, base: base, count: buffer.count, limits: limits)
            json.isLenient = isLenient && name.hasSuffix(".json")
            if isOpening || first == UInt8(ascii: "\"") {
                if let tree = json.read() {
                    bag.append(contentsOf: json.bag)
                    return tree
                }
                if json.isLimitExceeded || isOpening && name.hasSuffix(".json") {
                    bag.append(contentsOf: json.bag)
                    return nil
                }
            }
            var yamlBag = DiagnosticBag()
            let tree = readYAML(file, base, buffer.count, limits, into: &yamlBag)
            let isMeantAsJSON = isOpening && tree == nil && looksLikeJSON(base, count: buffer.count)
            bag.append(contentsOf: isMeantAsJSON ? json.bag : yamlBag)
            return tree
        }
    }

    /// The file as UTF-8; nil, with a message, when it is too large, empty or in an unknown encoding.
    static func open(_ bytes: [UInt8], name: String, limits: Limits, into bag: inout DiagnosticBag) -> SourceFile? {
        guard bytes.count <= min(limits.fileSize, Int(Int32.max)) else {
            let place = SourceRange(file: SourceFile(name: name, bytes: []), startOffset: 0, endOffset: 0)
            return bag.fail(
                SourceTreeCodes.fileTooLarge, "the file has \(bytes.count) bytes; at most \(limits.fileSize) are read",
                at: place, help: Limit.fileSize.advice)
        }
        guard let file = TextDecoding.decode(bytes, name: name, into: &bag) else { return nil }
        guard !file.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else {
            return bag.fail(.emptyFile(at: SourceRange(file: file, startOffset: 0, endOffset: 0)))
        }
        return file
    }

    /// Reads YAML; where libyaml refuses insignificant tabs, they are blanked and the text is read again.
    static func readYAML(
        _ file: SourceFile, _ base: UnsafePointer<UInt8>, _ count: Int, _ limits: Limits, into bag: inout DiagnosticBag
    ) -> SourceTree? {
        var blanked: BlankedTabs?
        while true {
            var reader = YAMLReader(file: file, base: base, count: count, limits: limits)
            let tree =
                blanked.map { text in text.bytes.withUnsafeBufferPointer { reader.read($0.baseAddress ?? base) } }
                ?? reader.read(base)
            if tree == nil, let tab = reader.refusedTab {
                var next = blanked ?? BlankedTabs(bytes: file.bytes)
                let isChanged = next.blankLines(at: tab, isInBlockScalar: reader.isTabInBlockScalar)
                blanked = next
                if isChanged { continue }
            }
            bag.append(contentsOf: reader.bag)
            return tree
        }
    }

    private static func firstSignificantByte(_ base: UnsafePointer<UInt8>, count: Int) -> UInt8? {
        let offset = endOfJSONSpace(base, from: 0, count: count)
        return offset < count ? base[offset] : nil
    }

    /// Whether the first bracket is followed by a token of JSON, so that JSON's messages fit better.
    private static func looksLikeJSON(_ base: UnsafePointer<UInt8>, count: Int) -> Bool {
        let opening = endOfJSONSpace(base, from: 0, count: count)
        let next = endOfJSONSpace(base, from: opening + 1, count: count)
        guard next < count else { return true }
        return base[opening] == UInt8(ascii: "[") || base[next] == UInt8(ascii: "\"") || base[next] == UInt8(ascii: "}")
    }
}

/// Converts the bytes of a file for the readers: valid UTF-8 without a byte order mark and without NUL.
package enum TextDecoding {
    /// The text; nil, with a message in the bag, when it can't be read.
    package static func decode(_ bytes: [UInt8], name: String, into bag: inout DiagnosticBag) -> SourceFile? {
        let encoding = encoding(of: bytes)
        switch encoding {
        case .utf8(let markLength):
            let text = markLength == 0 ? bytes : [UInt8](bytes[markLength...])
            return validate(SourceFile(name: name, bytes: text), into: &bag)
        case .utf16(let isBigEndian, let markLength):
            let (text, fault) = transcode(bytes, from: markLength, isBigEndian: isBigEndian)
            let file = SourceFile(name: name, bytes: text)
            if let fault {
                return bag.fail(
                    SourceTreeCodes.invalidEncoding, "half a surrogate pair in UTF-16 text",
                    at: range(file, fault, fault + 3), help: "save the file as UTF-8")
            }
            return validate(file, into: &bag)
        case .utf32:
            return bag.fail(
                SourceTreeCodes.invalidEncoding, "the file is in UTF-32, which is not supported",
                at: range(SourceFile(name: name, bytes: []), 0, 0), help: "save the file as UTF-8")
        }
    }

    private enum Encoding {
        case utf8(markLength: Int)
        case utf16(isBigEndian: Bool, markLength: Int)
        case utf32
    }

    /// Detects the encoding by the byte order mark, or else by the zero bytes of the first character.
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
                return bag.fail(
                    SourceTreeCodes.invalidEncoding,
                    "the byte 0x\(hexadecimal(UInt32(base[length]), 2)) is not valid UTF-8 here",
                    at: range(file, length, length + 1),
                    help: "save the file as UTF-8; it may be in Latin-1 or Windows-1252")
            }
            if let offset = distance(to: 0, in: base, count: buffer.count) {
                return bag.fail(
                    SourceTreeCodes.nulByte, "NUL byte in the text", at: range(file, offset, offset + 1),
                    help: "the file may be binary, or damaged; remove the byte")
            }
            return file
        }
    }

    private static func range(_ file: SourceFile, _ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, startOffset: start, endOffset: end)
    }

    /// The offset of the first byte that isn't valid UTF-8.
    private static func invalidOffset(_ base: UnsafePointer<UInt8>, count: Int) -> Int? {
        var offset = endOfASCII(base, from: 0, count: count)
        while offset < count {
            guard let length = validLength(base + offset, left: count - offset) else { return offset }
            offset += length
            if offset < count, base[offset] < 0x80 { offset = endOfASCII(base, from: offset, count: count) }
        }
        return nil
    }

    /// The length of the multi-byte scalar that begins here; nil if it is overlong, cut, a surrogate or too large.
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

    /// Converts UTF-16 to UTF-8, with the offset in the result of the first unpaired surrogate.
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

extension Diagnostic {
    static func emptyFile(at range: SourceRange) -> Diagnostic {
        SourceTreeCodes.emptyFile("the file holds no document", at: range)
    }
}

public enum SourceTreeCodes: String, DiagnosticKind {
    case emptyFile, fileTooLarge, invalidEncoding, nulByte, nestingTooDeep, aliasExpansion, duplicateKey, repeatedEntry,
        complexKey, mergeValue, undefinedAlias, recursiveAlias, unknownTag, tagMismatch, furtherDocument, loneSurrogate,
        yamlSyntax, indentation = "yaml-indentation", tabIndentation = "yaml-tab", unclosed, controlCharacter,
        badEscape, jsonSyntax, trailingComma, jsonComment, jsonNumber, trailingContent

    public var severity: Severity {
        switch self {
        case .repeatedEntry, .unknownTag, .furtherDocument, .loneSurrogate: .warning
        default: .error
        }
    }
}

/// Problems of reading hand-written Swift.
public enum SourceCodes: String, DiagnosticKind {
    case unreadableSource, sourceFault

    public var severity: Severity { self == .sourceFault ? .warning : .error }
}

func hexadecimal(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
