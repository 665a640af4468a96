import APIModel
import Diagnostics

extension SchemaMerger {
    /// Adds `oneOf` or `anyOf` to the rest of a schema. Properties beside it belong to all alternatives.
    mutating func add(_ choice: SchemaChoice, to shape: ShapeDraft, range: SourceRange?) -> ShapeDraft {
        var shape = shape
        if choice.hasNull { shape.isNullable = true }
        let kind: SchemaKind
        switch choice.content {
        case .nothing(let isNull):
            if isNull { shape.kind = .null }
            return shape
        case .single(.reference(let use, _)) where underWay.contains(use.schema):
            // The reference leads back to a schema that is being merged, so its shape isn't known yet.
            kind = .union(UnionShape(mode: choice.mode, members: [UnionShape.Member(use: use)]))
        case .single(let part):
            let part = self.shape(of: part)
            return intersect(shape, part.shape, base: base(of: part.use))
        case .several(let union): kind = .union(union)
        case .enumeration(let enumeration): kind = .enumeration(enumeration)
        }
        return join(ShapeDraft(kind: kind, range: range), with: shape, isInline: choice.isInline)
    }

    /// Joins a union and the shape beside it: an object is common to its members, a primitive replaces inline members.
    private mutating func join(_ union: ShapeDraft, with shape: ShapeDraft, isInline: Bool) -> ShapeDraft {
        var joined = union
        joined.isNullable = shape.isNullable
        joined.constraints = shape.constraints
        joined.unmetRequired = shape.unmetRequired
        joined.range = shape.range
        switch shape.kind {
        case _ where shape.isSoft, .map: if !shape.unmetRequired.isEmpty { joined.common = ObjectShape(properties: []) }
        case .object(let object): joined.common = object
        case .union: return intersect(shape, union, base: nil)
        case .string, .integer, .number, .boolean, .enumeration, .array, .tuple:
            if case .union = union.kind, isInline { return shape }
        case .any, .never, .null, .alias, .typeParameter: break
        }
        return joined
    }

    /// Gives each member of a union the properties beside the union.
    mutating func distributeCommonProperties() {
        var open = arena.commonObjects.keys.sorted { $0.index < $1.index }
        guard !open.isEmpty else { return }
        for schema in arena.api.schemas { countMembers(of: schema.kind) }
        var position = 0
        while position < open.count, open.count < 20_000 {
            let id = open[position]
            position += 1
            guard let common = arena.commonObjects[id], case .union(var union) = arena[id].kind else { continue }
            for index in union.members.indices { distribute(common, to: &union.members[index], of: id, open: &open) }
            arena[id].kind = .union(union)
        }
    }

    private mutating func distribute(
        _ common: ObjectShape, to member: inout UnionShape.Member, of union: SchemaID, open: inout [SchemaID]
    ) {
        let target = arena.resolved(member.use.schema)
        let required = arena.unmetRequired[union] ?? []
        switch arena[target].kind {
        case .object(let object):
            var merged = object
            if !holds(object, all: common) { merged = merge(common, object, base: nil) }
            _ = merged.require(required)
            guard merged != object else { return }
            replace(&member, target, by: .object(merged))
        case .any:
            guard !common.properties.isEmpty else { return }
            replace(&member, target, by: .object(common))
        case .map(let value):
            guard !common.properties.isEmpty else { return }
            var merged = common
            merged.additional = isAny(value) ? .any : .schema(value)
            replace(&member, target, by: .object(merged))
        case .union(let nested):
            guard !nested.members.contains(where: { arena.resolved($0.use.schema) == target }),
                !allHold(nested, common, required, depth: 0)
            else { return }
            replace(&member, target, by: .union(nested))
            let id = member.use.schema
            let inner = arena.commonObjects[target].map { merge($0, common, base: nil) } ?? common
            guard id != target || arena.commonObjects[target] == nil else { return }
            arena.commonObjects[id] = inner
            if !required.isEmpty { arena.unmetRequired[id, default: []] += required }
            open.append(id)
        default: return
        }
    }

    /// Counts the unions that list a schema: several subclasses of a union share its inline members.
    private mutating func countMembers(of kind: SchemaKind) {
        guard case .union(let union) = kind else { return }
        for member in union.members { unionsListing[member.use.schema, default: 0] += 1 }
    }

    /// Changes an inline member in place; a member that has a name or belongs to several unions is kept, and a variant
    /// is made.
    private mutating func replace(_ member: inout UnionShape.Member, _ target: SchemaID, by kind: SchemaKind) {
        let schema = arena[target]
        if schema.name == nil, member.use.schema == target, unionsListing[target] == 1 {
            arena[target].kind = kind
            return
        }
        unionsListing[member.use.schema, default: 1] -= 1
        countMembers(of: kind)
        let id = arena.add(kind, constraints: schema.constraints, origin: schema.origin)
        arena[id].annotations = schema.annotations
        arena[id].isNullable = schema.isNullable
        if let name = schema.name {
            if arena[id].annotations.title == nil { arena[id].annotations.title = name }
            if case .object(var object) = kind {
                object.bases = [target] + object.bases.filter { $0 != target }
                arena[id].kind = .object(object)
            }
        }
        unionsListing[id] = 1
        member.use.schema = id
    }

    /// Whether every member of a union already has the common properties, so that the union needs no change.
    private func allHold(_ union: UnionShape, _ common: ObjectShape, _ required: [RequiredName], depth: Int) -> Bool {
        union.members.allSatisfy { member in
            switch arena[arena.resolved(member.use.schema)].kind {
            case .object(let object):
                return holds(object, all: common)
                    && required.allSatisfy { name in
                        object.properties.contains { $0.wireName == name.name && $0.isRequired }
                            || !object.properties.contains { $0.wireName == name.name }
                    }
            case .union(let inner): return depth > 4 || allHold(inner, common, required, depth: depth + 1)
            case .any, .map: return common.properties.isEmpty
            default: return true
            }
        }
    }

    private func holds(_ object: ObjectShape, all common: ObjectShape) -> Bool {
        let positions = object.positions
        return common.properties.allSatisfy { wanted in
            guard let position = object.position(of: wanted.wireName, positions) else { return false }
            return object.properties[position].isRequired || !wanted.isRequired
        }
    }
}
