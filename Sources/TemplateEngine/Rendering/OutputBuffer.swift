import Platform

/// Bytes that grow at their end. Unlike an array it costs one `memcpy` for each append in debug builds, too.
struct OutputBuffer: ~Copyable {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// Lowered to take bytes back.
    var count = 0

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    mutating func append(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
        if count + length > capacity { grow(to: count + length) }
        memcpy(base + count, bytes, length)
        count += length
    }

    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(to: count + 1) }
        base[count] = byte
        count += 1
    }

    mutating func appendSpaces(_ length: Int) {
        if count + length > capacity { grow(to: count + length) }
        memset(base + count, 0x20, length)
        count += length
    }

    /// Makes room for one byte in front of `offset`, and puts it there.
    mutating func insert(_ byte: UInt8, at offset: Int) {
        append(byte)
        memmove(base + offset + 1, base + offset, count - 1 - offset)
        base[offset] = byte
    }

    private mutating func grow(to needed: Int) {
        let newCapacity = max(needed, capacity * 2)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
        memcpy(new, base, count)
        base.deallocate()
        base = new
        capacity = newCapacity
    }

    /// A copy of everything.
    func bytes() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { target, length in
            if let start = target.baseAddress { memcpy(start, base, count) }
            length = count
        }
    }
}
