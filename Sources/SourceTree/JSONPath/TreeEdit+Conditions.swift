extension TreeEdit {
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

    /// A text of the document that is no pattern matches nothing.
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

    /// The characters of a text, the elements of a list, the members of an object.
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
