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
