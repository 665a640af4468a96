extension TreeEdit {
    /// A node that a path selects, and its place in the tree.
    package struct Match: Hashable {
        package let node: UInt32
        /// The collection that contains the node, and the node's position among its children; nil for the root.
        package let place: Place?

        package struct Place: Hashable {
            package let parent: UInt32
            package let position: Int
        }
    }

    /// The nodes that a path selects, each place once, in the order of the document.
    package func matches(_ path: JSONPath) -> [Match] { matches(path.segments, from: [Match(node: root, place: nil)]) }

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

    /// The nodes and all their descendants, each once.
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

    /// The elements of a list, or the values of an object.
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

    func holds(_ condition: JSONPath.Condition, at node: UInt32) -> Bool {
        guard budget.spend(1) else { return false }
        switch condition {
        case .any(let conditions): return conditions.contains { holds($0, at: node) }
        case .all(let conditions): return conditions.allSatisfy { holds($0, at: node) }
        case .not(let inner): return !holds(inner, at: node)
        case .exists(let query): return !matches(query, at: node).isEmpty
        case .comparison(let left, let comparison, let right):
            let (left, right) = (value(left, at: node), value(right, at: node))
            switch comparison {
            case .isEqual: return isSame(left, right)
            case .isUnequal: return !isSame(left, right)
            case .isLess: return isLess(left, right)
            case .isMore: return isLess(right, left)
            case .isAtMost: return isLess(left, right) || isSame(left, right)
            case .isAtLeast: return isLess(right, left) || isSame(left, right)
            }
        case .match(let text, let pattern, let isWhole):
            guard case .string(let text) = value(text, at: node), let pattern = self.pattern(pattern, at: node) else {
                return false
            }
            return pattern.matches(text, isWhole: isWhole, budget)
        }
    }

    /// The compiled pattern; nil, which matches nothing, if the document's text isn't a pattern.
    private func pattern(_ pattern: JSONPath.Pattern, at node: UInt32) -> TextPattern? {
        switch pattern {
        case .fixed(let pattern): return pattern
        case .computed(let operand):
            guard case .string(let text) = value(operand, at: node), budget.spend(text.utf8.count) else { return nil }
            return try? TextPattern(text)
        }
    }

    private func matches(_ query: JSONPath.Query, at node: UInt32) -> [Match] {
        matches(query.segments, from: [Match(node: query.isAbsolute ? root : node, place: nil)])
    }

    private func value(_ operand: JSONPath.Operand, at node: UInt32) -> JSONPath.Value {
        switch operand {
        case .literal(let value): return value
        case .query(let query), .function(.value(let query)):
            let found = matches(query, at: node)
            return found.count == 1 ? value(of: found[0].node) : .nothing
        case .function(.count(let query)): return .number(Double(matches(query, at: node).count))
        case .function(.length(let operand)): return length(of: value(operand, at: node))
        }
    }

    /// The number of characters, elements or members.
    private func length(of value: JSONPath.Value) -> JSONPath.Value {
        switch value {
        case .string(let text): return .number(Double(text.unicodeScalars.count))
        case .structure(let node): return .number(Double(places(in: node).count))
        case .nothing, .null, .bool, .number: return .nothing
        }
    }

    private func value(of node: UInt32) -> JSONPath.Value {
        guard kind(node) == .scalar else { return .structure(node) }
        switch meaning(node) {
        case .null: return .null
        case .bool(let flag): return .bool(flag)
        case .integer, .float: return Double(text(node)).map(JSONPath.Value.number) ?? .string(text(node))
        case .string: return .string(text(node))
        }
    }

    private func isLess(_ left: JSONPath.Value, _ right: JSONPath.Value) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): return left < right
        case (.string(let left), .string(let right)): return left < right
        default: return false
        }
    }

    private func isSame(_ left: JSONPath.Value, _ right: JSONPath.Value, depth: Int = 0) -> Bool {
        guard budget.allows(depth: depth) else { return false }
        guard case .structure(let left) = left, case .structure(let right) = right else { return left == right }
        if left == right { return true }
        let (ours, others) = (places(in: left), places(in: right))
        guard kind(left) == kind(right), ours.count == others.count else { return false }
        if kind(left) == .sequence {
            return zip(ours, others).allSatisfy { isSame(value(of: $0.node), value(of: $1.node), depth: depth + 1) }
        }
        return ours.allSatisfy { member in
            guard let position = member.place?.position else { return false }
            let children = children(of: left)
            let name = text(children[children.startIndex + position - 1])
            let other = self.children(of: right, by: .name(name)).first
            return other.map { isSame(value(of: member.node), value(of: $0.node), depth: depth + 1) } ?? false
        }
    }
}
