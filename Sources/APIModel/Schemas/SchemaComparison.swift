/// Compares the values that two places of one API allow: named schemas by identity, inline ones by their shape.
package struct SchemaComparison {
    package let api: API
    /// The depth of inline schemas from which they count as different.
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
        left.frame == right.frame && isSame(left.uses, right.uses, depth: depth)
    }
}

extension SchemaKind {
    /// The kind without its schemas and without facts that don't affect its values; `==` compares the rest.
    fileprivate var frame: SchemaKind {
        var frame = self
        frame.changeUses { $0 = SchemaUse(SchemaID(0)) }
        switch frame {
        case .object(var shape):
            shape.bases = []
            for index in shape.properties.indices {
                shape.properties[index].name = nil
                shape.properties[index].origin = .none
            }
            return .object(shape)
        case .union(var shape):
            shape.mode = .oneOf
            shape.members = shape.members.map { UnionShape.Member(use: $0.use, isDefault: $0.isDefault) }
            return .union(shape)
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .array, .tuple, .map, .alias,
            .typeParameter:
            return frame
        }
    }
}
