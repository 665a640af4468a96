import Platform

/// A growing array of bytes on the C heap, for the texts of scalars that differ from the file's bytes.
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

    /// Appends a Unicode scalar as UTF-8.
    mutating func append(scalar value: UInt32) {
        for byte in Unicode.Scalar(value).flatMap(UTF8.encode) ?? .init() { append(byte) }
    }

    mutating func shrink() { if base == nil || count < capacity { reserve(max(count, 1)) } }

    func free() { releaseMemory(base) }

    private mutating func reserve(_ wanted: Int) {
        base = growMemory(base, toBytes: wanted).bindMemory(to: UInt8.self, capacity: wanted)
        capacity = wanted
    }
}

/// A growing array of node records on the C heap; the builder frees it, or the tree that takes it over. It is concrete
/// and pointer-based, because generic containers are slow in a debug build.
struct NodeBuffer {
    private(set) var base: UnsafeMutablePointer<NodeRecord>?
    private(set) var count = 0
    private var capacity = 0

    @discardableResult mutating func append(_ record: NodeRecord) -> UInt32 {
        if count == capacity { reserve(max(64, capacity * 2)) }
        if let base { (base + count).initialize(to: record) }
        count += 1
        return UInt32(truncatingIfNeeded: count - 1)
    }

    mutating func shrink() { if base == nil || count < capacity { reserve(max(count, 1)) } }

    func free() { releaseMemory(base) }

    private mutating func reserve(_ wanted: Int) {
        let size = MemoryLayout<NodeRecord>.stride
        base = growMemory(base, toBytes: wanted * size).bindMemory(to: NodeRecord.self, capacity: wanted)
        capacity = wanted
    }
}

/// A growing array of 32-bit words on the C heap, for node indices and the stack of open collections.
struct WordBuffer {
    private(set) var base: UnsafeMutablePointer<UInt32>?
    private(set) var count = 0
    private var capacity = 0

    mutating func append(_ word: UInt32) {
        if count == capacity { reserve(max(64, capacity * 2)) }
        if let base { (base + count).initialize(to: word) }
        count += 1
    }

    mutating func append(_ words: UnsafePointer<UInt32>, count added: Int) {
        if count + added > capacity { reserve(max(64, capacity * 2, count + added)) }
        if let base { (base + count).update(from: words, count: added) }
        count += added
    }

    mutating func truncate(to newCount: Int) { count = newCount }

    mutating func shrink() { if base == nil || count < capacity { reserve(max(count, 1)) } }

    func free() { releaseMemory(base) }

    private mutating func reserve(_ wanted: Int) {
        base = growMemory(base, toBytes: wanted * 4).bindMemory(to: UInt32.self, capacity: wanted)
        capacity = wanted
    }
}

/// Calls `realloc`, and ends the program when there is no memory left, as the standard library does.
func growMemory(_ old: UnsafeMutableRawPointer?, toBytes size: Int) -> UnsafeMutableRawPointer {
    guard let new = realloc(old, size) else { fatalError("out of memory") }
    return new
}

func releaseMemory(_ memory: UnsafeMutableRawPointer?) { free(memory) }

/// Whether two memory ranges have the same bytes.
@inline(__always) func isEqualMemory(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
    memcmp(left, right, count) == 0
}

/// The distance from `start` to the first `byte`, or nil.
@inline(__always) func distance(to byte: UInt8, in start: UnsafePointer<UInt8>, count: Int) -> Int? {
    guard count > 0, let hit = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(hit) - UnsafeRawPointer(start)
}
