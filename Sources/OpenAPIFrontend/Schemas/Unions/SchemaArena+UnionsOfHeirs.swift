import APIModel

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
