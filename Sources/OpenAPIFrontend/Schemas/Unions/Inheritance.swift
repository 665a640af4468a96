import APIModel
import Diagnostics

/// Makes a base with a discriminator the union of its heirs. What the base says itself becomes a plain object of the name
/// `<base>Base`, which the heirs merge and which stands for the base's own values.
extension SchemaArena {
    mutating func makeUnionsOfHeirs() {
        let bases = discriminators.keys.sorted { $0.index < $1.index }.filter { isPlainObject($0) }
        guard !bases.isEmpty else { return }
        var heirs: [SchemaID: [SchemaID]] = [:]
        for schema in api.schemas where schema.name != nil {
            guard case .object(let object) = schema.kind else { continue }
            for base in object.bases { heirs[resolved(base), default: []].append(schema.id) }
        }
        for base in bases {
            let all = transitiveHeirs(of: base, in: heirs)
            guard !all.isEmpty, let discriminator = discriminators[base] else { continue }
            makeUnion(of: all, base: base, discriminator)
        }
        tellHeirsApart(in: bases)
    }

    private func isPlainObject(_ id: SchemaID) -> Bool {
        guard self[id].name != nil, case .object = self[id].kind else { return false }
        return true
    }

    private func transitiveHeirs(of base: SchemaID, in heirs: [SchemaID: [SchemaID]]) -> [SchemaID] {
        var found: Set<SchemaID> = [base]
        var open = [base]
        while let next = open.popLast() {
            for heir in heirs[next] ?? [] where found.insert(heir).inserted { open.append(heir) }
        }
        found.remove(base)
        return found.sorted { $0.index < $1.index }
    }

    private mutating func makeUnion(of heirs: [SchemaID], base: SchemaID, _ discriminator: Discriminator) {
        let plain = add(self[base].kind, constraints: self[base].constraints, origin: self[base].origin)
        let name = self[base].name ?? ""
        self[plain].name = freeName(name + "Base")
        self[plain].nameSource = .derived
        self[plain].annotations = self[base].annotations
        api.namedSchemas.append(plain)
        let mapped = Dictionary(grouping: discriminator.mapping, by: \.schema).mapValues { $0.map(\.value) }
        var members = heirs.map { heir in
            let values = mapped[heir] ?? self.values(of: heir, discriminator.propertyName)
            return UnionShape.Member(use: SchemaUse(heir), discriminatorValues: values)
        }
        members.append(UnionShape.Member(use: SchemaUse(plain), discriminatorValues: mapped[base] ?? [name]))
        if let fallback = discriminator.fallback {
            let target = fallback.schema == base ? plain : fallback.schema
            for index in members.indices { members[index].isDefault = members[index].use.schema == target }
        }
        let union = UnionShape(mode: .inheritance, members: members, discriminator: discriminator.propertyName)
        self[base].kind = .union(union)
        for heir in heirs {
            guard case .object(var object) = self[heir].kind else { continue }
            object.bases = object.bases.map { resolved($0) == base ? plain : $0 }
            self[heir].kind = .object(object)
        }
    }

    private func values(of heir: SchemaID, _ property: String) -> [String] {
        if let written = discriminatorValues[heir] { return [written] }
        return constantValues(of: property, in: heir) ?? impliedValue(of: heir)
    }

    private mutating func freeName(_ name: String) -> String {
        var free = name
        while !takenNames.insert(free).inserted { free += "Object" }
        return free
    }
}

/// A union of heirs says by the discriminator of their base which one a value is, as frameworks write a polymorphic type:
/// `oneOf: [Savings, Checking]` where `Account` is meant.
extension SchemaArena {
    /// - Parameter bases: the schemas that are unions of their heirs now.
    mutating func tellHeirsApart(in bases: [SchemaID]) {
        var basesOfMembers: [SchemaID: [SchemaID]] = [:]
        for base in bases {
            guard case .union(let union) = self[base].kind, union.mode == .inheritance else { continue }
            for member in union.members { basesOfMembers[member.use.schema, default: []].append(base) }
            basesOfMembers[base, default: []].append(base)
        }
        guard !basesOfMembers.isEmpty else { return }
        for index in api.schemas.indices {
            guard case .union(let union) = api.schemas[index].kind, union.mode == .oneOf || union.mode == .anyOf,
                union.discriminator == nil, !union.hasNamedMembers, union.members.count > 1
            else { continue }
            let members = union.members.map { resolved($0.use.schema) }
            let known = (basesOfMembers[members[0]] ?? []).compactMap { base in heirs(of: base).map { (base, $0) } }
            let fitting = known.filter { base, heirs in members.allSatisfy { $0 == base || heirs[$0] != nil } }
            guard let (base, heirs) = fitting.min(by: { $0.1.count < $1.1.count }) else { continue }
            if members.contains(base) || (heirs.count == members.count && api.schemas[index].name == nil) {
                let isNullable = api.schemas[index].isNullable || union.members.contains { $0.use.isNullable }
                api.schemas[index].kind = .alias(SchemaUse(base, isNullable: isNullable))
            } else if case .union(let whole) = self[base].kind {
                var union = union
                union.discriminator = whole.discriminator
                for position in members.indices {
                    union.members[position].discriminatorValues = heirs[members[position]] ?? []
                }
                api.schemas[index].kind = .union(union)
            }
        }
    }

    /// The values of the discriminator that mean each heir, without those of the base itself.
    private func heirs(of base: SchemaID) -> [SchemaID: [String]]? {
        guard case .union(let union) = self[base].kind else { return nil }
        let heirs = union.members.filter { self[$0.use.schema].nameSource != .derived }
        return Dictionary(heirs.map { ($0.use.schema, $0.discriminatorValues) }) { first, _ in first }
    }
}

extension SchemaArena {
    /// The values of a discriminator that no mapping gives: those that a member's property allows, or its name.
    mutating func fillDiscriminatorValues() {
        for index in api.schemas.indices {
            guard case .union(var union) = api.schemas[index].kind, let name = union.discriminator else { continue }
            for position in union.members.indices where union.members[position].discriminatorValues.isEmpty {
                let id = union.members[position].use.schema
                union.members[position].discriminatorValues = constantValues(of: name, in: id) ?? impliedValue(of: id)
            }
            api.schemas[index].kind = .union(union)
        }
    }

    func impliedValue(of id: SchemaID) -> [String] {
        self[id].name.map { [$0] } ?? []
    }

    /// The values to which a member fixes the property of the discriminator.
    func constantValues(of property: String, in id: SchemaID) -> [String]? {
        guard case .object(let object) = resolvedKind(of: id),
            let found = object.properties.first(where: { $0.wireName == property }),
            case .enumeration(let values) = resolvedKind(of: found.use.schema), values.values.count <= 1
        else { return nil }
        let texts = values.values.compactMap { value -> String? in
            if case .string(let text) = value.literal { return text }
            return nil
        }
        return texts.isEmpty ? nil : texts
    }
}
