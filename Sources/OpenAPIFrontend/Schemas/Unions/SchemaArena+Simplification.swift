import APIModel

extension SchemaArena {
    /// Unions that are something simpler: members that are equal, one that is left, an enumeration with "or any string".
    mutating func simplifyUnions() {
        for index in api.schemas.indices {
            guard case .union(let union) = api.schemas[index].kind else { continue }
            simplify(union, at: index)
        }
    }

    private mutating func simplify(_ union: UnionShape, at index: Int) {
        var members: [UnionShape.Member] = []
        for member in union.members {
            if case .null = resolvedKind(of: member.use.schema) {
                api.schemas[index].isNullable = true
                continue
            }
            if let same = members.firstIndex(where: { areEqual($0.use, member.use) }) {
                members[same].discriminatorValues += member.discriminatorValues.filter {
                    !members[same].discriminatorValues.contains($0)
                }
                members[same].use.isNullable = members[same].use.isNullable || member.use.isNullable
            } else {
                members.append(member)
            }
        }
        if members.isEmpty {
            api.schemas[index].kind = .null
        } else if members.count == 1, union.discriminator == nil {
            api.schemas[index].kind = .alias(members[0].use)
        } else if let enumeration = enumeration(of: members) {
            api.schemas[index].kind = .enumeration(enumeration)
        } else if members.count < union.members.count {
            var simpler = union
            simpler.members = members
            api.schemas[index].kind = .union(simpler)
        }
    }

    private func areEqual(_ left: SchemaUse, _ right: SchemaUse) -> Bool {
        let first = resolved(left.schema)
        let second = resolved(right.schema)
        if first == second { return true }
        guard self[first].name == nil, self[second].name == nil else { return false }
        switch (self[first].kind, self[second].kind) {
        case (.array(let one), .array(let other)):
            return areEqual(one.element, other.element)
        case (.map(let one), .map(let other)):
            return areEqual(one, other)
        case (.object, _), (.union, _), (.tuple, _):
            return false
        case (let one, let other):
            return one == other
        }
    }

    /// `anyOf: [{ enum: [a, b] }, { type: string }]` lists the values that are known; several unnamed lists are one.
    private func enumeration(of members: [UnionShape.Member]) -> Enumeration? {
        var values: [Enumeration.Value] = []
        var isOpen = false
        var hasNames = false
        for member in members {
            let id = resolved(member.use.schema)
            switch self[id].kind {
            case .string(nil):
                isOpen = true
            case .enumeration(let enumeration) where enumeration.base == .string:
                hasNames = hasNames || self[id].name != nil
                isOpen = isOpen || enumeration.isOpen
                for value in enumeration.values where !values.contains(where: { $0.literal == value.literal }) {
                    values.append(value)
                }
            default:
                return nil
            }
        }
        guard !values.isEmpty, isOpen || !hasNames else { return nil }
        var enumeration = Enumeration(base: .string, values: values)
        enumeration.isOpen = isOpen
        return enumeration
    }
}
