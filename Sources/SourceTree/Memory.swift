import Platform

/// `realloc` that ends the program when the machine has no memory left, as the standard library does.
func growMemory(_ old: UnsafeMutableRawPointer?, toBytes size: Int) -> UnsafeMutableRawPointer {
    guard let new = realloc(old, size) else { fatalError("out of memory") }
    return new
}

func releaseMemory(_ memory: UnsafeMutableRawPointer?) { free(memory) }

/// Whether two stretches of memory hold the same bytes.
@inline(__always)
func isEqualMemory(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
    memcmp(left, right, count) == 0
}

/// The distance to the first `byte`, or nil.
@inline(__always)
func distance(to byte: UInt8, in start: UnsafePointer<UInt8>, count: Int) -> Int? {
    guard count > 0, let hit = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(hit) - UnsafeRawPointer(start)
}
