import Diagnostics

/// How a scalar was written. Only a plain scalar can be anything but a string.
/// JSON: strings are `doubleQuoted`; numbers, `true`, `false` and `null` are `plain`.
public enum ScalarStyle: String, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

extension SourceNode {
    /// The type of a plain scalar by the YAML 1.2 core schema; a quoted scalar is always a string.
    public enum Meaning: Sendable {
        case null
        case bool(Bool)
        /// A whole number of any size; the text of the scalar is the number.
        case integer
        case float, string
    }

    public var style: ScalarStyle { record.style }

    /// The text of a scalar with escapes and folding resolved; empty for a collection.
    public var text: String {
        guard record.kind == .scalar else { return "" }
        return withTextBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of the text, without a copy.
    public func withTextBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        let record = record
        guard record.kind == .scalar else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        let start = (record.isTextInFile ? tree.fileBytes : tree.texts) + Int(record.first)
        return body(UnsafeRawBufferPointer(start: start, count: Int(record.count)))
    }

    public var meaning: Meaning {
        let record = record
        guard record.kind == .scalar, record.style == .plain else { return .string }
        return withTextBytes(coreMeaning(of:))
    }

    /// Whether this is the null value: an empty plain scalar, `~` or `null`.
    public var isNull: Bool { if case .null = meaning { record.kind == .scalar } else { false } }

    /// The Boolean, if the scalar is one.
    public var bool: Bool? { if case .bool(let value) = meaning { value } else { nil } }

    /// The whole number, if the scalar is one that fits in `Int`: `12`, `0x1F`, `0o17`.
    public var integer: Int? {
        guard case .integer = meaning else { return nil }
        let text = text
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
        return Int(text)
    }

    /// Whether the scalar is a string: quoted, or plain and nothing else by the core schema.
    public var isString: Bool {
        guard record.kind == .scalar else { return false }
        if case .string = meaning { return true }
        return false
    }
}

/// The type of a plain scalar by the YAML 1.2 core schema: `12` → integer, `1.10` → float, `no` → string.
func coreMeaning(of bytes: UnsafeRawBufferPointer) -> SourceNode.Meaning {
    guard let first = bytes.first else { return .null }
    switch first {
    case UInt8(ascii: "~"): return bytes.count == 1 ? .null : .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"): return isWord(bytes, "null", "Null", "NULL") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"): return isWord(bytes, "true", "True", "TRUE") ? .bool(true) : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"): return isWord(bytes, "false", "False", "FALSE") ? .bool(false) : .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        return numberMeaning(of: bytes)
    default: return .string
    }
}

private func isWord(_ bytes: UnsafeRawBufferPointer, _ words: StaticString...) -> Bool {
    for word in words where word.utf8CodeUnitCount == bytes.count {
        let letters = UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        if letters.elementsEqual(bytes) { return true }
    }
    return false
}

/// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, `0x…`, `0o…`, `.inf` and `.nan`.
private func numberMeaning(of bytes: UnsafeRawBufferPointer) -> SourceNode.Meaning {
    if isWord(bytes, ".nan", ".NaN", ".NAN") { return .float }
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    if isWord(UnsafeRawBufferPointer(rebasing: rest), ".inf", ".Inf", ".INF") { return .float }
    if rest.count == bytes.count, rest.count > 2, rest.first == UInt8(ascii: "0") {
        let marker = rest[rest.startIndex + 1]
        let digits = rest.dropFirst(2)
        if marker == UInt8(ascii: "x") { return digits.allSatisfy(isHexDigit) ? .integer : .string }
        if marker == UInt8(ascii: "o") { return digits.allSatisfy { $0 &- 0x30 < 8 } ? .integer : .string }
    }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    if rest.isEmpty { return whole.isEmpty ? .string : .integer }
    var fractionCount = 0
    if rest.first == UInt8(ascii: ".") {
        let fraction = rest.dropFirst().prefix(while: isDigit)
        fractionCount = fraction.count
        rest = rest.dropFirst(1 + fractionCount)
    }
    if whole.isEmpty, fractionCount == 0 { return .string }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
        rest = rest.dropFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let exponent = rest.prefix(while: isDigit)
        if exponent.isEmpty { return .string }
        rest = rest.dropFirst(exponent.count)
    }
    return rest.isEmpty ? .float : .string
}

private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

/// The text of a scalar with the place of each byte in the file, so that a problem inside it points at its
/// column. If escapes or folding shift the columns, every place is the whole scalar.
package struct ScalarText {
    package let bytes: [UInt8]
    private let whole: SourceRange
    /// The offset of the text in the file, if the file contains it literally.
    private let fileOffset: Int?

    package init(_ node: SourceNode) {
        bytes = node.withTextBytes { Array($0) }
        whole = node.range
        let quote = node.style == .singleQuoted || node.style == .doubleQuoted ? 1 : 0
        let start = Int(node.range.startOffset) + quote
        let end = start + bytes.count
        let file = whole.file.bytes
        fileOffset = end <= file.count && file[start..<end].elementsEqual(bytes) ? start : nil
    }

    package func range(_ start: Int, _ end: Int) -> SourceRange {
        guard let fileOffset else { return whole }
        return SourceRange(file: whole.file, startOffset: fileOffset + start, endOffset: fileOffset + end)
    }

    package func string(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}
