/// The paths of kept responses as a tree of segments, so that a write finds what it changes along its own path, however
/// many responses are kept.
struct KeptPaths {
    private struct Node {
        /// By segment, nil for one with parameters.
        var children: [String?: Int] = [:]
        /// What ends here, by position.
        var reads: [Int] = []
    }

    private var nodes = [Node()]

    mutating func add(_ path: CachedPath, at read: Int) {
        var node = 0
        for segment in path.segments {
            if let next = nodes[node].children[segment] {
                node = next
            } else {
                nodes[node].children[segment] = nodes.count
                node = nodes.count
                nodes.append(Node())
            }
        }
        nodes[node].reads.append(read)
    }

    /// What a write may change, in its order, with how many segments both paths begin with: what is read at the same place, at
    /// one above, at one below, or as another view of the list that has the written item (`/stores/nearby` for a write at
    /// `/stores/{id}`).
    /// - Parameter createsBelow: a write that adds an item, and leaves those as they are that were there.
    func changed(by write: CachedPath, createsBelow: Bool) -> [(read: Int, segments: Int)] {
        var found: [(read: Int, segments: Int)] = []
        var node = 0
        var depth = 0
        for segment in write.segments {
            if depth > 0 {
                found += nodes[node].reads.map { ($0, depth) }
                if segment == nil { found += reads(below: node, arePlain: true).map { ($0, depth) } }
            }
            guard let next = nodes[node].children[segment] else { return inOrder(found) }
            node = next
            depth += 1
        }
        guard depth > 0 else { return [] }
        found += nodes[node].reads.map { ($0, depth) }
        found += reads(below: node, arePlain: createsBelow).map { ($0, depth) }
        return inOrder(found)
    }

    /// - Parameter arePlain: leaves out those with a parameter on the way.
    private func reads(below top: Int, arePlain: Bool) -> [Int] {
        var reads: [Int] = []
        var open = [top]
        while let node = open.popLast() {
            if node != top { reads += nodes[node].reads }
            for (segment, child) in nodes[node].children where segment != nil || !arePlain { open.append(child) }
        }
        return reads
    }

    private func inOrder(_ found: [(read: Int, segments: Int)]) -> [(read: Int, segments: Int)] {
        found.sorted { $0.read < $1.read }
    }
}
