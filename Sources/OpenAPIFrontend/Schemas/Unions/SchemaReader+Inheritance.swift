import APIModel
import Diagnostics

extension SchemaReader {
    /// Makes a base with a discriminator the union of its heirs. What the base says itself becomes a plain object of
    /// the name `<base>Base`, which the heirs merge and which stands for the base's own values.
    func lowerInheritance() {
        let bases = schemas.discriminators.keys.sorted { $0.index < $1.index }.filter { isPlainObject($0) }
        guard !bases.isEmpty else { return }
        var heirs: [SchemaID: [SchemaID]] = [:]
        for schema in api.schemas where schema.name != nil {
            guard case .object(let object) = schema.kind else { continue }
            for base in object.bases { heirs[api.resolved(base), default: []].append(schema.id) }
        }
        for base in bases {
            let all = transitiveHeirs(of: base, in: heirs)
            guard !all.isEmpty, let discriminator = schemas.discriminators[base] else { continue }
            makeUnion(of: all, base: base, discriminator)
        }
    }

    private func isPlainObject(_ id: SchemaID) -> Bool {
        guard api[id].name != nil, case .object = api[id].kind else { return false }
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

    private func makeUnion(of heirs: [SchemaID], base: SchemaID, _ discriminator: Discriminator) {
        let plain = add(api[base].kind, constraints: api[base].constraints, origin: api[base].origin)
        let name = api[base].name ?? ""
        api[plain].name = freeName(name + "Base")
        api[plain].nameSource = .derived
        api[plain].annotations = api[base].annotations
        api.namedSchemas.append(plain)
        var members = heirs.map { heir in
            UnionShape.Member(use: SchemaUse(heir), discriminatorValues: values(of: heir, discriminator))
        }
        let own = discriminator.mapping.filter { $0.schema == base }.map(\.value)
        members.append(UnionShape.Member(use: SchemaUse(plain), discriminatorValues: own.isEmpty ? [name] : own))
        let union = UnionShape(mode: .inheritance, members: members, discriminator: discriminator.propertyName)
        api[base].kind = .union(union)
        for heir in heirs {
            guard case .object(var object) = api[heir].kind else { continue }
            object.bases = object.bases.map { api.resolved($0) == base ? plain : $0 }
            api[heir].kind = .object(object)
        }
    }

    private func values(of heir: SchemaID, _ discriminator: Discriminator) -> [String] {
        let mapped = discriminator.mapping.filter { $0.schema == heir }.map(\.value)
        if !mapped.isEmpty { return mapped }
        if let written = schemas.discriminatorValues[heir] { return [written] }
        return constantValues(of: discriminator.propertyName, in: heir) ?? impliedValue(of: heir)
    }

    private func freeName(_ name: String) -> String {
        var free = name
        while schemas.namesOfComponents.contains(free) { free += "Object" }
        schemas.namesOfComponents.insert(free)
        return free
    }
}
