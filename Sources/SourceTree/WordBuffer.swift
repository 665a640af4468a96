/// A growing row of 32-bit words on the C heap: node indices, and the stack of what is open.
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
