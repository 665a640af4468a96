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
        let (nodes, children) = (tree.nodes, tree.children)
        let end = Int(record.first) + 2 * Int(record.count)
        var slot = Int(record.first)
        // On the tables themselves: making a node of each key would count references for each.
        while slot < end {
            let key = nodes[Int(children[slot])]
            if key.kind == .scalar, Int(key.count) == wanted.count, hasText(wanted, key) {
                return SourceEntry(
                    key: SourceNode(tree: tree, index: children[slot]),
                    value: SourceNode(tree: tree, index: children[slot + 1])
                )
            }
            slot += 2
        }
        return nil
    }

    /// Whether a scalar's text, of the right length, is exactly `wanted`.
    private func hasText(_ wanted: UnsafeRawBufferPointer, _ scalar: NodeRecord) -> Bool {
        guard let wanted = wanted.baseAddress else { return true }
        let text = (scalar.isTextInFile ? tree.fileBytes : tree.texts) + Int(scalar.first)
        return memcmp(text, wanted, Int(scalar.count)) == 0
    }
}

import Platform
