/// Writes values behind each other, or reads them back: a type that says the order of its parts once can do both.
protocol ByteCoder {
    mutating func code(_ number: inout Int) throws(ByteDamage)
    mutating func code(_ text: inout String) throws(ByteDamage)
    mutating func code<Element: ByteCodable>(_ elements: inout [Element]) throws(ByteDamage)
}

/// Bytes that don't add up.
struct ByteDamage: Error {}

/// What is made of numbers, texts and lists. A new value is empty until it is read.
protocol ByteCodable {
    init()
    mutating func code(by coder: inout some ByteCoder) throws(ByteDamage)
}

/// Puts texts and numbers behind each other, each text and list with its length.
struct ByteWriter: ByteCoder {
    private(set) var bytes: [UInt8] = []

    mutating func code(_ number: inout Int) { withUnsafeBytes(of: UInt64(number).littleEndian) { bytes += $0 } }

    mutating func code(_ text: inout String) {
        var count = text.utf8.count
        code(&count)
        text.withUTF8 { bytes += $0 }
    }

    mutating func code<Element: ByteCodable>(_ elements: inout [Element]) throws(ByteDamage) {
        var count = elements.count
        code(&count)
        for index in elements.indices { try elements[index].code(by: &self) }
    }
}

/// Takes apart what a `ByteWriter` put together.
struct ByteReader: ByteCoder {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func code(_ number: inout Int) throws(ByteDamage) {
        guard bytes.count - offset >= 8 else { throw ByteDamage() }
        let value = bytes.withUnsafeBytes { buffer in
            UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        guard let read = Int(exactly: value) else { throw ByteDamage() }
        number = read
        offset += 8
    }

    mutating func code(_ text: inout String) throws(ByteDamage) {
        var count = 0
        try code(&count)
        guard count <= bytes.count - offset else { throw ByteDamage() }
        text = bytes.withUnsafeBufferPointer { String(decoding: $0[offset..<(offset + count)], as: UTF8.self) }
        offset += count
    }

    mutating func code<Element: ByteCodable>(_ elements: inout [Element]) throws(ByteDamage) {
        var count = 0
        try code(&count)
        // Each element has a number at least, which keeps a wrong count from asking for all memory.
        guard count <= (bytes.count - offset) / 8 else { throw ByteDamage() }
        elements = Array(repeating: Element(), count: count)
        for index in elements.indices { try elements[index].code(by: &self) }
    }
}
