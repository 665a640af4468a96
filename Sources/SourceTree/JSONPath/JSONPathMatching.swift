extension TreeEdit {
    /// A node that a path selects, and where it hangs.
    package struct Match: Hashable {
        package let node: UInt32
        /// The collection that holds it, and its position among the collection's children; nil for the root.
        package let place: Place?

        package struct Place: Hashable {
            package let parent: UInt32
            package let position: Int
        }
    }

    /// The nodes to which a path leads, each place once, in the order of the document.
    package func matches(_ path: JSONPath) -> [Match] {
        matches(path.segments, from: [Match(node: root, place: nil)])
    }

    func matches(_ segments: [JSONPath.Segment], from start: [Match]) -> [Match] {
        var matches = start
        for segment in segments {
            var known: Set<Match> = []
            var next: [Match] = []
            let owners = segment.isDescendant ? descendants(of: matches) : matches.map(\.node)
            for owner in owners {
                for selector in segment.selectors {
                    for match in children(of: owner, by: selector) where known.insert(match).inserted {
                        next.append(match)
                    }
                }
            }
            matches = next
        }
        return matches
    }

    /// The nodes and all that lies below them, each once.
    private func descendants(of matches: [Match]) -> [UInt32] {
        var known: Set<UInt32> = []
        var found: [UInt32] = []
        var open = matches.reversed().map(\.node)
        while let node = open.popLast() {
            guard known.insert(node).inserted else { continue }
            found.append(node)
            open += places(in: node).reversed().map(\.node)
        }
        return found
    }

    /// The elements of a list, the values of an object.
    func places(in node: UInt32) -> [Match] {
        let children = Array(children(of: node))
        guard budget.spend(children.count + 1) else { return [] }
        let step = kind(node) == .mapping ? 2 : 1
        return stride(from: step - 1, to: children.count, by: step).map { position in
            Match(node: children[position], place: .init(parent: node, position: position))
        }
    }

    func children(of node: UInt32, by selector: JSONPath.Selector) -> [Match] {
        switch selector {
        case .name(let name):
            guard kind(node) == .mapping else { return [] }
            return places(in: node).filter { match in
                match.place.map { isText(name, childAt: $0.position - 1, of: node) } ?? false
            }
        case .wildcard: return places(in: node)
        case .index(let index):
            guard kind(node) == .sequence else { return [] }
            let elements = places(in: node)
            let position = index < 0 ? elements.count + index : index
            return elements.indices.contains(position) ? [elements[position]] : []
        case .slice(let start, let end, let step):
            guard kind(node) == .sequence, step != 0 else { return [] }
            let elements = places(in: node)
            return positions(from: start, to: end, by: step, among: elements.count).map { elements[$0] }
        case .filter(let condition): return places(in: node).filter { holds(condition, at: $0.node) }
        }
    }

    private func isText(_ text: String, childAt position: Int, of node: UInt32) -> Bool {
        let children = children(of: node)
        return self.text(children[children.startIndex + position]) == text
    }

    private func positions(from start: Int?, to end: Int?, by step: Int, among count: Int) -> [Int] {
        func bounded(_ value: Int, _ low: Int, _ high: Int) -> Int {
            max(low, min(high, value < 0 ? count + value : value))
        }
        if step > 0 {
            return Array(stride(from: bounded(start ?? 0, 0, count), to: bounded(end ?? count, 0, count), by: step))
        }
        let first = start.map { bounded($0, -1, count - 1) } ?? count - 1
        let last = end.map { bounded($0, -1, count - 1) } ?? -1
        return Array(stride(from: first, to: last, by: step))
    }
}
