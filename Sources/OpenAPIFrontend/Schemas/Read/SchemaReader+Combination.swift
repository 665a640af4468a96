import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// Lowers one schema: its own shape, what `$ref` and `allOf` merge into it, and its union. `id` is nil for an inline
    /// member of an `allOf`, which gets no address.
    func lower(_ keys: SchemaKeys, as id: SchemaID?) -> SchemaShape {
        let own = annotations(of: keys)
        if let id { api[id].annotations = own }
        if let bases = keys.located(.allOf), !bases.node.isSequence { _ = nodes.list(bases, "`allOf`") }
        if let id, let alias = alias(of: keys, id: id) { return alias }
        if keys.has(.discriminator), let id { schemas.discriminators[id] = discriminator(of: keys) }
        var shape = ownShape(of: keys.without(.combinators))
        shape.range = keys.located.range
        shape.constraints = constraints(of: keys)
        if keys.hasAny(.combinators) { shape = combine(shape, keys, id: id) }
        shape.isNullable = shape.isNullable || isDeclaredNullable(keys)
        if case .null = shape.kind { shape.isNullable = false }
        if let id, keys.has(.defaultValue) { checkDefault(of: id, shape, keys) }
        if id != nil { harden(&shape, keys) }
        return shape
    }

    /// A named schema that only refers to another one. An heir of a base with a discriminator is one of its own.
    private func alias(of keys: SchemaKeys, id: SchemaID) -> SchemaShape? {
        guard keys.hasAny(.combinators) else { return nil }
        if keys.hasAny(.references) {
            guard !keys.hasAny(.structure) else { return nil }
            guard let target = referencedSchema(keys), target != id else { return SchemaShape(kind: .any) }
            return SchemaShape(kind: .alias(SchemaUse(target, isNullable: isDeclaredNullable(keys))))
        }
        guard let member = onlyMember(of: keys) else { return nil }
        if keys.has(.allOf), isHeir(keys, id) { return nil }
        var use = use(at: member.located)
        use.isNullable = use.isNullable || member.isNullable || isDeclaredNullable(keys)
        return SchemaShape(kind: .alias(use))
    }

    /// Whether a named schema inherits a discriminator, so that it is one of the alternatives of a base.
    private func isHeir(_ keys: SchemaKeys, _ id: SchemaID) -> Bool {
        api[id].name != nil && keys.elements(.allOf).contains { hasDiscriminator($0, depth: 0) }
    }

    private func hasDiscriminator(_ member: Located, depth: Int) -> Bool {
        guard depth < 32, references.reference(in: member.node) != nil, let target = references.resolve(member) else {
            return false
        }
        if target.node["discriminator"] != nil { return target.node["oneOf"] == nil && target.node["anyOf"] == nil }
        guard let bases = target["allOf"], bases.node.isSequence else { return false }
        if let known = schemas.inheritsDiscriminator[target.identity] { return known }
        schemas.inheritsDiscriminator[target.identity] = false
        let inherits = bases.node.elements.contains { hasDiscriminator(bases.at($0), depth: depth + 1) }
        schemas.inheritsDiscriminator[target.identity] = inherits
        return inherits
    }

    /// A schema that stands for itself is free-form where only limits hint at its kind.
    private func harden(_ shape: inout SchemaShape, _ keys: SchemaKeys) {
        if shape.isSoft, case .any = shape.kind, keys.hasAny(.objectHints) {
            shape.kind = .map(SchemaUse(any))
        }
    }

}

extension SchemaReader {
    private func combine(_ own: SchemaShape, _ keys: SchemaKeys, id: SchemaID?) -> SchemaShape {
        var members: [(shape: SchemaShape, use: SchemaUse?)] = []
        if keys.hasAny(.references) {
            let use = referencedSchema(keys).map { SchemaUse($0) } ?? SchemaUse(any)
            members.append(
                (
                    forceMember(
                        use,
                        at: (keys[.ref] ?? keys[.dynamicRef])?.range ?? keys.located.range,
                        keys.located.document
                    ), use
                )
            )
        }
        for member in keys.elements(.allOf) {
            var member = allOfMember(member, id: id)
            if let id { dropUnion(ofMember: id, from: &member.shape) }
            members.append(member)
        }
        if let id, own.isSoft, own.unmetRequired.isEmpty, !keys.hasAny(.unions), !isHeir(keys, id),
            let use = aliasOfOnlyShape(among: members)
        {
            inheritTexts(of: keys, into: id)
            return SchemaShape(kind: .alias(use))
        }
        var shape = SchemaShape.soft()
        shape.range = own.range
        let isNullable = !members.isEmpty && members.allSatisfy { $0.shape.isNullable }
        for member in members { shape = intersect(shape, member) }
        shape = intersect(shape, own, base: nil)
        shape.isNullable = own.isNullable || isNullable
        if let constraints = own.constraints { shape.constraints = constraints }
        if let id, !members.isEmpty { inheritTexts(of: keys, into: id) }
        if keys.hasAny(.unions) { shape = addUnion(to: shape, keys, id: id) }
        meetRequired(&shape)
        return shape
    }

    func intersect(_ shape: SchemaShape, _ member: (shape: SchemaShape, use: SchemaUse?)) -> SchemaShape {
        intersect(shape, member.shape, base: base(of: member.use))
    }

    /// Whether all of `allOf` but one only annotates: then it is a use of that one.
    private func aliasOfOnlyShape(among members: [(shape: SchemaShape, use: SchemaUse?)]) -> SchemaUse? {
        let shaping = members.filter { !$0.shape.isSoft || !$0.shape.unmetRequired.isEmpty || $0.use != nil }
        guard shaping.count == 1, var use = shaping[0].use, shaping[0].shape.unmetRequired.isEmpty
        else { return nil }
        use.isNullable = use.isNullable || members.contains { $0.shape.isSoft && $0.shape.isNullable }
        return use
    }

    func allOfMember(_ member: Located, id: SchemaID?) -> (shape: SchemaShape, use: SchemaUse?) {
        if let reference = references.reference(in: member.node) {
            let use = use(at: member)
            return (forceMember(use, at: reference.range, member.document), api[use.schema].name == nil ? nil : use)
        }
        if let known = schemas.memberShapes[member.identity] { return (known, nil) }
        guard member.node.isMapping else {
            return (force(use(at: member).schema) ?? .soft(), nil)
        }
        let shape = lower(scan(member), as: nil)
        schemas.memberShapes[member.identity] = shape
        return (shape, nil)
    }

    /// A base that lists its heirs as alternatives, and which they merge: they take what stands beside the list.
    private func dropUnion(ofMember id: SchemaID, from shape: inout SchemaShape) {
        guard case .union(let union) = shape.kind,
            union.members.contains(where: { api.resolved($0.use.schema) == id })
        else { return }
        if let common = shape.common {
            shape.kind = .object(common)
            shape.common = nil
        } else {
            shape.kind = .any
            shape.isSoft = true
        }
    }

    /// The shape of what a member of `allOf` refers to; a circle is reported where it closes.
    private func forceMember(_ use: SchemaUse, at range: SourceRange, _ document: DocumentIndex) -> SchemaShape {
        if let shape = force(use.schema) { return shape }
        guard let start = schemas.underWay.firstIndex(of: api.resolved(use.schema)) else {
            report(SchemaMessages.tooDeep(at: range))
            return .soft()
        }
        let trail = schemas.underWay[start...].compactMap { api[$0].origin.range }
        report(SchemaMessages.cyclicAllOf(api[use.schema].name ?? "", at: range, trail: trail))
        return .soft()
    }

    /// The named schema that a member merges, for `bases`.
    private func base(of use: SchemaUse?) -> SchemaID? {
        guard var id = use?.schema else { return nil }
        for _ in 0..<16 {
            guard case .alias(let next) = api[id].kind else { break }
            id = next.schema
        }
        return api[id].name == nil ? nil : id
    }

    /// An inline member of `allOf` may hold the title and the description of the whole.
    private func inheritTexts(of keys: SchemaKeys, into id: SchemaID) {
        for member in keys.elements(.allOf) where member.node.isMapping && references.reference(in: member.node) == nil
        {
            let other = annotations(of: scan(member, reportsUnknownKeys: false))
            var merged = other
            merged.overlay(api[id].annotations)
            api[id].annotations = merged
        }
    }

    /// Makes properties required that a list elsewhere in the `allOf` names.
    func meetRequired(_ shape: inout SchemaShape) {
        guard !shape.unmetRequired.isEmpty else { return }
        if var object = shape.object {
            shape.unmetRequired = require(shape.unmetRequired, in: &object)
            shape.kind = .object(object)
        } else if var common = shape.common {
            shape.unmetRequired = require(shape.unmetRequired, in: &common)
            shape.common = common
        }
    }

    /// Marks properties as required; the names of those that are not there come back.
    func require(_ names: [RequiredName], in object: inout ObjectShape) -> [RequiredName] {
        var unmet: [RequiredName] = []
        if names.count < 8 || object.properties.count < 8 {
            for required in names {
                if let index = object.properties.firstIndex(where: { $0.wireName == required.name }) {
                    object.properties[index].isRequired = true
                } else {
                    unmet.append(required)
                }
            }
            return unmet
        }
        var indexes: [String: Int] = [:]
        for (index, property) in object.properties.enumerated() { indexes[property.wireName] = index }
        for required in names {
            if let index = indexes[required.name] {
                object.properties[index].isRequired = true
            } else {
                unmet.append(required)
            }
        }
        return unmet
    }
}
