/// Takes apart what a `ByteWriter` put together. Anything that doesn't add up is thrown as `Damage`.
struct ByteReader {
    struct Damage: Error {}

    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func number() throws(Damage) -> Int {
        guard bytes.count - offset >= 8 else { throw Damage() }
        let value = bytes.withUnsafeBytes { buffer in
            UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        guard let number = Int(exactly: value) else { throw Damage() }
        offset += 8
        return number
    }

    mutating func text() throws(Damage) -> String {
        let count = try number()
        guard count <= bytes.count - offset else { throw Damage() }
        let text = bytes.withUnsafeBufferPointer { String(decoding: $0[offset..<(offset + count)], as: UTF8.self) }
        offset += count
        return text
    }

    mutating func list<Element>(
        _ element: (inout ByteReader) throws(Damage) -> Element
    ) throws(Damage) -> [Element] {
        let count = try number()
        // Each element has a number at least, which keeps a wrong count from asking for all memory.
        guard count <= (bytes.count - offset) / 8 else { throw Damage() }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }

    mutating func optional<Value>(_ value: (inout ByteReader) throws(Damage) -> Value) throws(Damage) -> Value? {
        try number() == 0 ? nil : try value(&self)
    }
}
