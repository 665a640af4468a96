extension SourceNode {
    /// The value of a key that the program knows: `node["operationId"]`.
    public subscript(key: StaticString) -> SourceNode? { entry(key)?.value }

    /// The entry of a key that the program knows, where the range of the key is wanted too.
    public func entry(_ key: StaticString) -> SourceEntry? {
        let wanted = UnsafeRawBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
        return firstEntry(matching: wanted)
    }

    /// The value of a key that was read somewhere: a part of a reference, a name of a schema.
    public func value(forKey key: String) -> SourceNode? {
        var key = key
        return key.withUTF8 { firstEntry(matching: UnsafeRawBufferPointer($0))?.value }
    }

    private func firstEntry(matching wanted: UnsafeRawBufferPointer) -> SourceEntry? {
        let record = record
        guard record.kind == .mapping else { return nil }
        let end = Int(record.first) + 2 * Int(record.count)
        for slot in stride(from: Int(record.first), to: end, by: 2) {
            let key = SourceNode(tree: tree, index: tree.children[slot])
            guard key.hasText(wanted) else { continue }
            return SourceEntry(key: key, value: SourceNode(tree: tree, index: tree.children[slot + 1]))
        }
        return nil
    }

    /// Whether the scalar's text is exactly `wanted`, compared as bytes.
    func hasText(_ wanted: UnsafeRawBufferPointer) -> Bool {
        let record = record
        guard record.kind == .scalar, Int(record.count) == wanted.count else { return false }
        return withTextBytes { bytes in
            guard let left = bytes.baseAddress, let right = wanted.baseAddress else { return true }
            return memcmp(left, right, wanted.count) == 0
        }
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
