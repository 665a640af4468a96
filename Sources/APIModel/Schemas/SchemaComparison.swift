/// Whether two places of one API take the same values: named schemas by identity, inline ones by their shape.
package struct SchemaComparison {
    package let api: API
    /// Deeper inline schemas than this are taken to differ.
    private let depthLimit = 64

    package init(api: API) { self.api = api }

    package func isSame(_ left: [MediaContent], _ right: [MediaContent]) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).allSatisfy {
            $0.mediaType.essence == $1.mediaType.essence && isSame($0.use, $1.use, depth: 0)
                && isSame($0.itemUse, $1.itemUse, depth: 0)
        }
    }

    package func isSame(_ left: SchemaUse, _ right: SchemaUse) -> Bool { isSame(left, right, depth: 0) }

    package func isSame(_ left: SchemaKind, _ right: SchemaKind) -> Bool { isSame(left, right, depth: 0) }

    private func isSame(_ left: SchemaUse?, _ right: SchemaUse?, depth: Int) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        guard left.isNullable == right.isNullable, depth < depthLimit else { return false }
        guard isSame(left.arguments, right.arguments, depth: depth) else { return false }
        if left.schema == right.schema { return true }
        let first = api[left.schema]
        let second = api[right.schema]
        guard first.name == nil, second.name == nil, first.isNullable == second.isNullable,
            first.fixedType == second.fixedType
        else { return false }
        return isSame(first.kind, second.kind, depth: depth + 1)
    }

    private func isSame(_ left: [SchemaUse], _ right: [SchemaUse], depth: Int) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1, depth: depth) }
    }

    private func isSame(_ left: SchemaKind, _ right: SchemaKind, depth: Int) -> Bool {
        switch (left, right) {
        case (.array(let a), .array(let b)): return a.isSet == b.isSet && isSame(a.element, b.element, depth: depth)
        case (.tuple(let a), .tuple(let b)):
            return isSame(a.elements, b.elements, depth: depth) && isSame(a.rest, b.rest, depth: depth)
        case (.map(let a), .map(let b)), (.alias(let a), .alias(let b)): return isSame(a, b, depth: depth)
        case (.object(let a), .object(let b)): return isSame(a, b, depth: depth)
        case (.union(let a), .union(let b)):
            return a.discriminator == b.discriminator && a.members.map(\.isDefault) == b.members.map(\.isDefault)
                && isSame(a.members.map(\.use), b.members.map(\.use), depth: depth)
        default: return left == right
        }
    }

    private func isSame(_ left: ObjectShape, _ right: ObjectShape, depth: Int) -> Bool {
        guard left.properties.count == right.properties.count else { return false }
        let areSame = zip(left.properties, right.properties).allSatisfy {
            $0.wireName == $1.wireName && $0.isRequired == $1.isRequired && isSame($0.use, $1.use, depth: depth)
        }
        guard areSame else { return false }
        if case .schema(let a) = left.additional, case .schema(let b) = right.additional {
            return isSame(a, b, depth: depth)
        }
        return left.additional == right.additional
    }
}
