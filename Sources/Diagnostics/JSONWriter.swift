import Platform

/// Writes JSON as bytes in the order of the calls: one item a line, or all on one line. It writes commas and escapes
/// text; the caller has to match each `begin` with an `end`.
public struct JSONWriter: Sendable {
    public private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    /// For each open bracket, whether it is still empty.
    private var isEmptyStack: [Bool] = []
    private var isAfterKey = false

    public init(isPretty: Bool = true) { self.isPretty = isPretty }

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    public mutating func beginObject() { begin(UInt8(ascii: "{")) }
    public mutating func endObject() { end(UInt8(ascii: "}")) }
    public mutating func beginArray() { begin(UInt8(ascii: "[")) }
    public mutating func endArray() { end(UInt8(ascii: "]")) }

    public mutating func key(_ key: String) {
        beginItem()
        append(quoted: key)
        bytes.append(UInt8(ascii: ":"))
        if isPretty { bytes.append(UInt8(ascii: " ")) }
        isAfterKey = true
    }

    public mutating func string(_ value: String) {
        beginItem()
        append(quoted: value)
    }

    public mutating func integer(_ value: Int) {
        beginItem()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = value.magnitude
        var unit: UInt = 1
        while magnitude / unit >= 10 { unit *= 10 }
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(magnitude / unit % 10))
            unit /= 10
        }
    }

    public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
    public mutating func null() { raw("null") }

    /// Writes a value that already is JSON, such as the text of a number.
    public mutating func raw(_ json: String) {
        beginItem()
        var json = json
        json.withUTF8 { bytes.append(contentsOf: $0) }
    }

    public mutating func field(_ key: String, _ value: String) {
        self.key(key)
        string(value)
    }

    public mutating func field(_ key: String, _ value: Int) {
        self.key(key)
        integer(value)
    }

    public mutating func field(_ key: String, _ value: Bool) {
        self.key(key)
        bool(value)
    }

    private mutating func begin(_ bracket: UInt8) {
        beginItem()
        bytes.append(bracket)
        isEmptyStack.append(true)
    }

    private mutating func end(_ bracket: UInt8) {
        let isEmpty = isEmptyStack.popLast() ?? true
        if !isEmpty { breakLine() }
        bytes.append(bracket)
    }

    private mutating func beginItem() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        guard let isFirst = isEmptyStack.last else { return }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isEmptyStack[isEmptyStack.count - 1] = false
        breakLine()
    }

    private mutating func breakLine() {
        guard isPretty else { return }
        bytes.append(0x0A)
        for _ in 0..<isEmptyStack.count * 2 { bytes.append(0x20) }
    }

    /// `a"b` → `"a\"b"`. Characters beyond ASCII are kept, except those that a terminal or an editor would obey.
    private mutating func append(quoted text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            // The first bytes of all characters that aren't fit to be shown.
            if utf8.contains(where: { $0 >= 0x7F && [0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3].contains($0) }) {
                append(shown: String(decoding: utf8, as: UTF8.self))
                return
            }
            var start = utf8.startIndex
            for (place, byte) in utf8.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
                bytes.append(contentsOf: utf8[start..<place])
                append(byte)
                start = place + 1
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(shown text: String) {
        for scalar in text.unicodeScalars {
            if scalar.value >= 0x7F, ShownText.isUnfit(scalar) {
                for unit in UTF16.encode(scalar) ?? .init() { append(escaped: unit) }
            } else {
                for byte in UTF8.encode(scalar) ?? .init() { append(byte) }
            }
        }
    }

    private mutating func append(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case 0x0D: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
        case 0x09: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
        case 0..<0x20: append(escaped: UInt16(byte))
        default: bytes.append(byte)
        }
    }

    /// `\u202e`
    private mutating func append(escaped unit: UInt16) {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
    }

    /// Writes an object, under a key or as a value by itself.
    public mutating func object(_ key: String? = nil, _ write: (inout JSONWriter) -> Void) {
        if let key { self.key(key) }
        beginObject()
        write(&self)
        endObject()
    }

    /// Writes a list under a key, even if it is empty.
    public mutating func list<Items: Sequence>(
        _ key: String, _ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void
    ) {
        self.key(key)
        list(items, write)
    }

    /// Writes a list as a value by itself.
    public mutating func list<Items: Sequence>(_ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void) {
        beginArray()
        for item in items { write(&self, item) }
        endArray()
    }

    /// Writes a list of texts under a key, unless it is empty.
    public mutating func texts(_ key: String, _ texts: [String]) {
        if !texts.isEmpty { list(key, texts) { $0.string($1) } }
    }
}
