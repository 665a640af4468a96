import APIModel
import Diagnostics

/// Makes a base with a discriminator the union of its subclasses. The base's own properties become an object named
/// `<base>Base`, which the subclasses merge and which represents values of the base itself.
extension SchemaArena {
    mutating func makeUnionsOfSubclasses() {
        let bases = discriminators.keys.sorted { $0.index < $1.index }.filter { isPlainObject($0) }
        guard !bases.isEmpty else { return }
        var subclasses: [SchemaID: [SchemaID]] = [:]
        for schema in api.schemas where schema.name != nil {
            guard case .object(let object) = schema.kind else { continue }
            for base in object.bases { subclasses[resolved(base), default: []].append(schema.id) }
        }
        for base in bases {
            let all = transitiveSubclasses(of: base, in: subclasses)
            guard !all.isEmpty, let discriminator = discriminators[base] else { continue }
            makeUnion(of: all, base: base, discriminator)
        }
        tellSubclassesApart(in: bases)
    }

    private func isPlainObject(_ id: SchemaID) -> Bool {
        guard self[id].name != nil, case .object = self[id].kind else { return false }
        return true
    }

    private func transitiveSubclasses(of base: SchemaID, in subclasses: [SchemaID: [SchemaID]]) -> [SchemaID] {
        var found: Set<SchemaID> = [base]
        var open = [base]
        while let next = open.popLast() {
            for subclass in subclasses[next] ?? [] where found.insert(subclass).inserted { open.append(subclass) }
        }
        found.remove(base)
        return found.sorted { $0.index < $1.index }
    }

    private mutating func makeUnion(of subclasses: [SchemaID], base: SchemaID, _ discriminator: Discriminator) {
        let plain = add(self[base].kind, constraints: self[base].constraints, origin: self[base].origin)
        let name = self[base].name ?? ""
        self[plain].name = freeName(name + "Base")
        self[plain].nameSource = .derived
        self[plain].annotations = self[base].annotations
        api.namedSchemas.append(plain)
        let mapped = Dictionary(grouping: discriminator.mapping, by: \.schema).mapValues { $0.map(\.value) }
        var members = subclasses.map { subclass in
            let values = mapped[subclass] ?? self.values(of: subclass, discriminator.propertyName)
            return UnionShape.Member(use: SchemaUse(subclass), discriminatorValues: values)
        }
        members.append(UnionShape.Member(use: SchemaUse(plain), discriminatorValues: mapped[base] ?? [name]))
        if let fallback = discriminator.fallback {
            let target = fallback.schema == base ? plain : fallback.schema
            for index in members.indices { members[index].isDefault = members[index].use.schema == target }
        }
        let union = UnionShape(mode: .inheritance, members: members, discriminator: discriminator.propertyName)
        self[base].kind = .union(union)
        for subclass in subclasses {
            guard case .object(var object) = self[subclass].kind else { continue }
            object.bases = object.bases.map { resolved($0) == base ? plain : $0 }
            self[subclass].kind = .object(object)
        }
    }

    private func values(of subclass: SchemaID, _ property: String) -> [String] {
        if let written = discriminatorValues[subclass] { return [written] }
        return constantValues(of: property, in: subclass) ?? impliedValue(of: subclass)
    }

    private mutating func freeName(_ name: String) -> String {
        var free = name
        while !takenNames.insert(free).inserted { free += "Object" }
        return free
    }
}

/// Gives a union of subclasses the discriminator of their base. Frameworks write a polymorphic type like this:
/// `oneOf: [Savings, Checking]` where `Account` is meant.
extension SchemaArena {
    /// - Parameter bases: the schemas that have become unions of their subclasses.
    mutating func tellSubclassesApart(in bases: [SchemaID]) {
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
            let known = (basesOfMembers[members[0]] ?? []).compactMap { base in subclasses(of: base).map { (base, $0) }
            }
            let fitting = known.filter { base, subclasses in members.allSatisfy { $0 == base || subclasses[$0] != nil }
            }
            guard let (base, subclasses) = fitting.min(by: { $0.1.count < $1.1.count }) else { continue }
            if members.contains(base) || (subclasses.count == members.count && api.schemas[index].name == nil) {
                let isNullable = api.schemas[index].isNullable || union.members.contains { $0.use.isNullable }
                api.schemas[index].kind = .alias(SchemaUse(base, isNullable: isNullable))
            } else if case .union(let whole) = self[base].kind {
                var union = union
                union.discriminator = whole.discriminator
                for position in members.indices {
                    union.members[position].discriminatorValues = subclasses[members[position]] ?? []
                }
                api.schemas[index].kind = .union(union)
            }
        }
    }

    /// The values of the discriminator for each subclass, without those of the base itself.
    private func subclasses(of base: SchemaID) -> [SchemaID: [String]]? {
        guard case .union(let union) = self[base].kind else { return nil }
        let subclasses = union.members.filter { self[$0.use.schema].nameSource != .derived }
        return Dictionary(subclasses.map { ($0.use.schema, $0.discriminatorValues) }) { first, _ in first }
    }

    /// Fills in discriminator values that no mapping lists: the constant of a member's property, its values if no other
    /// member has one of them, or else the member's name.
    mutating func fillDiscriminatorValues() {
        for index in api.schemas.indices {
            guard case .union(var union) = api.schemas[index].kind, let name = union.discriminator,
                union.members.contains(where: \.discriminatorValues.isEmpty)
            else { continue }
            let allowed = union.members.map { member in
                let known = member.discriminatorValues
                return Set(known.isEmpty ? constantValues(of: name, in: member.use.schema, most: .max) ?? [] : known)
            }
            let counts = Dictionary(allowed.joined().map { ($0, 1) }, uniquingKeysWith: +)
            for position in union.members.indices where union.members[position].discriminatorValues.isEmpty {
                let id = union.members[position].use.schema
                let implied = impliedValue(of: id)
                let areOwn = allowed[position].allSatisfy { counts[$0] == 1 && !implied.contains($0) }
                union.members[position].discriminatorValues =
                    constantValues(of: name, in: id, most: areOwn ? .max : 1) ?? implied
            }
            api.schemas[index].kind = .union(union)
        }
    }

    func impliedValue(of id: SchemaID) -> [String] { self[id].name.map { [$0] } ?? [] }

    /// The values that a member allows for the discriminator's property; nil if there are none, or more than `most`.
    func constantValues(of property: String, in id: SchemaID, most: Int = 1) -> [String]? {
        guard case .object(let object) = resolvedKind(of: id),
            let found = object.properties.first(where: { $0.wireName == property }),
            case .enumeration(let values) = resolvedKind(of: found.use.schema),
            values.values.count <= (values.isOpen ? 1 : most)
        else { return nil }
        let texts = values.values.compactMap { value -> String? in
            if case .string(let text) = value.literal { return text }
            return nil
        }
        return texts.isEmpty ? nil : texts
    }

    /// Warns of discriminators that aren't a property of any member.
    func misspeltDiscriminators() -> [Diagnostic] {
        discriminators.keys.sorted { $0.index < $1.index }.compactMap { id in
            guard let written = discriminators[id], case .union(let union) = self[id].kind,
                let help = api.fixOfDiscriminator(of: union)
            else { return nil }
            return OpenAPICodes.discriminator(
                "no alternative has the property `\(written.propertyName)`", at: written.range, help: help)
        }
    }
}
