/// A growing row of bytes on the C heap: the texts of scalars that differ from what the file says.
struct ByteBuffer {
    private(set) var base: UnsafeMutablePointer<UInt8>?
    private(set) var count = 0
    private var capacity = 0

    mutating func append(_ byte: UInt8) {
        if count == capacity { reserve(max(256, capacity * 2)) }
        if let base { (base + count).initialize(to: byte) }
        count += 1
    }

    mutating func append(_ bytes: UnsafePointer<UInt8>, count added: Int) {
        if count + added > capacity { reserve(max(256, capacity * 2, count + added)) }
        if let base { (base + count).update(from: bytes, count: added) }
        count += added
    }

    /// Appends a scalar as UTF-8.
    mutating func append(scalar value: UInt32) {
        switch value {
        case 0..<0x80:
            append(UInt8(truncatingIfNeeded: value))
        case 0x80..<0x800:
            append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
            append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        case 0x800..<0x10000:
            append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
            append(UInt8(truncatingIfNeeded: 0x80 | (value >> 6) & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        default:
            append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
            append(UInt8(truncatingIfNeeded: 0x80 | (value >> 12) & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | (value >> 6) & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        }
    }

    mutating func shrink() { if base == nil || count < capacity { reserve(max(count, 1)) } }

    func free() { releaseMemory(base) }

    private mutating func reserve(_ wanted: Int) {
        base = growMemory(base, toBytes: wanted).bindMemory(to: UInt8.self, capacity: wanted)
        capacity = wanted
    }
}
