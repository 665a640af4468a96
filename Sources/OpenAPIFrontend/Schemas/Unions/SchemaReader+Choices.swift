import APIModel
import Diagnostics
import Directives
import SourceTree

extension SchemaReader {
    /// Adds `oneOf` or `anyOf` to what a schema says besides. Properties beside it become common to all members.
    func addUnion(to shape: SchemaShape, _ keys: SchemaKeys, id: SchemaID?) -> SchemaShape {
        var shape = shape
        for keyword in [SchemaKeyword.oneOf, .anyOf] {
            guard let list = keys[keyword] else { continue }
            guard list.isSequence else {
                report(
                    ValueMessages.wrongType(key: keyword.name, expected: "a list", found: list)
                )
                continue
            }
            let members = list.elements.map { keys.located.at($0) }
            let meaningful = members.filter { !isNullSchema($0) }
            if meaningful.count < members.count { shape.isNullable = true }
            if meaningful.allSatisfy(isShapeless) {
                if !members.isEmpty, meaningful.isEmpty { shape.kind = .null }
                continue
            }
            if meaningful.count == 1, meaningful.count == members.count, !isReferenceToOpen(meaningful[0], id) {
                shape = intersect(shape, allOfMember(meaningful[0], id: id))
                continue
            }
            let union = unionShape(of: meaningful, mode: keyword == .oneOf ? .oneOf : .anyOf, keys)
            shape = join(union, with: shape, members: meaningful)
        }
        return shape
    }

    private func unionShape(of members: [Located], mode: UnionShape.Mode, _ keys: SchemaKeys) -> SchemaShape {
        if let enumeration = enumeration(ofConstants: members) {
            return SchemaShape(kind: .enumeration(enumeration), range: keys.located.range)
        }
        var union = UnionShape(mode: mode, members: members.map { UnionShape.Member(use: use(at: $0)) })
        if let discriminator = discriminator(of: keys) {
            union.discriminator = discriminator.propertyName
            for entry in discriminator.mapping {
                if let index = union.members.firstIndex(where: { $0.use.schema == entry.schema }) {
                    union.members[index].discriminatorValues.append(entry.value)
                } else {
                    let name = api[entry.schema].name ?? ""
                    report(
                        SchemaMessages.unusedMapping(entry.value, schema: name, at: entry.range)
                    )
                }
            }
        }
        return SchemaShape(kind: .union(union), range: keys.located.range)
    }

    /// Whether a member leads back to what is being lowered, so that its shape can't be merged.
    private func isReferenceToOpen(_ member: Located, _ id: SchemaID?) -> Bool {
        guard references.reference(in: member.node) != nil else { return false }
        return schemas.states[Int(use(at: member).schema.index)] == .underWay
    }

    /// A union beside something else: an object is common to its members; a primitive with inline alternatives stays.
    private func join(_ union: SchemaShape, with shape: SchemaShape, members: [Located]) -> SchemaShape {
        var joined = union
        joined.isNullable = shape.isNullable
        joined.constraints = shape.constraints
        joined.unmetRequired = shape.unmetRequired
        joined.range = shape.range
        switch shape.kind {
        case _ where shape.isSoft:
            if !shape.unmetRequired.isEmpty { joined.common = ObjectShape(properties: []) }
            return joined
        case .any:
            return joined
        case .map:
            if !shape.unmetRequired.isEmpty { joined.common = ObjectShape(properties: []) }
            return joined
        case .object(let object):
            joined.common = object
            return joined
        case .union:
            return intersect(shape, union, base: nil)
        case .string, .integer, .number, .boolean, .enumeration, .array, .tuple:
            return members.allSatisfy { references.reference(in: $0.node) == nil } && union.isUnion ? shape : joined
        case .never, .null, .alias, .typeParameter:
            return joined
        }
    }

    /// `oneOf: [{ const: a, title: First }, { const: b }]` is an enumeration whose values have names.
    private func enumeration(ofConstants members: [Located]) -> Enumeration? {
        guard members.count > 1 else { return nil }
        var values: [Enumeration.Value] = []
        for member in members {
            guard let constant = constant(of: member), constant.isScalar, !constant.isNull else { return nil }
            let title = member.node["title"].flatMap { $0.isScalar && !$0.isNull ? $0.text : nil }
            let text = member.node["description"].flatMap { $0.isScalar && !$0.isNull ? $0.text : nil }
            let value = Enumeration.Value(LiteralReader.read(constant), name: title, documentation: text)
            if !values.contains(where: { $0.literal == value.literal }) { values.append(value) }
        }
        return Enumeration(base: Enumeration.Base(of: values.map(\.literal), declared: nil), values: values)
    }

    private func constant(of member: Located) -> SourceNode? {
        guard member.node.isMapping, member.node["$ref"] == nil else { return nil }
        if let constant = member.node["const"] { return constant }
        guard let list = member.node["enum"], list.isSequence, list.count == 1 else { return nil }
        return list.elements[0]
    }
}

extension SchemaShape {
    fileprivate var isUnion: Bool {
        if case .union = kind { return true }
        return false
    }
}
