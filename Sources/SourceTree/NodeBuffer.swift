/// A growing table of node records on the C heap. It is freed by whoever holds it last: the builder or the tree.
/// Concrete and pointer-based, because generic containers are slow in a debug build.
struct NodeBuffer {
    private(set) var base: UnsafeMutablePointer<NodeRecord>?
    private(set) var count = 0
    private var capacity = 0

    @discardableResult
    mutating func append(_ record: NodeRecord) -> UInt32 {
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
