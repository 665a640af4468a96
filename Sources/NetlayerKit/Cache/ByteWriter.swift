/// Puts texts and numbers behind each other, each with its length, for `ByteReader` to take apart.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: Int) {
        let value = UInt64(number)
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { buffer in
            write(buffer.count)
            bytes.append(contentsOf: buffer)
        }
    }

    mutating func write<Element>(_ elements: [Element], _ body: (inout ByteWriter, Element) -> Void) {
        write(elements.count)
        for element in elements { body(&self, element) }
    }

    mutating func write<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
        write(value == nil ? 0 : 1)
        if let value { body(&self, value) }
    }
}
