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
        // Messages of channels are cases each, whatever their schemas.
        if union.hasNamedMembers { return }
        var members: [UnionShape.Member] = []
        var positions: [MemberContent: Int] = [:]
        for member in union.members {
            if case .null = resolvedKind(of: member.use.schema) {
                api.schemas[index].isNullable = true
                continue
            }
            let content = content(of: member.use)
            if let same = positions[content] {
                let known = members[same].discriminatorValues
                members[same].discriminatorValues += member.discriminatorValues.filter { !known.contains($0) }
                members[same].isDefault = members[same].isDefault || member.isDefault
                members[same].use.isNullable = members[same].use.isNullable || member.use.isNullable
            } else {
                positions[content] = members.count
                members.append(member)
            }
        }
        if union.discriminator == nil {
            joinLists(of: &members)
            joinObjects(of: &members)
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

    /// Unnamed lists of texts beside other members are one list: `oneOf: [{ enum: [a] }, { enum: [b] }, { type: object }]`.
    private mutating func joinLists(of members: inout [UnionShape.Member]) {
        let lists = members.indices.filter { isUnnamedText(members[$0]) }
        guard lists.count > 1, lists.count < members.count,
            let enumeration = enumeration(of: lists.map { members[$0] })
        else { return }
        let first = members[lists[0]].use
        let id = add(.enumeration(enumeration), origin: self[resolved(first.schema)].origin)
        members[lists[0]].use = SchemaUse(id, isNullable: lists.contains { members[$0].use.isNullable })
        for position in lists.dropFirst().reversed() { members.remove(at: position) }
    }

    func isUnnamedText(_ member: UnionShape.Member) -> Bool {
        let id = resolved(member.use.schema)
        guard self[id].name == nil, member.discriminatorValues.isEmpty, !member.isDefault else { return false }
        switch self[id].kind {
        case .string(nil): return true
        case .enumeration(let enumeration): return enumeration.base == .string
        default: return false
        }
    }

    /// The values of a list; what is said of the list, where it has one value, is said of the value.
    private func values(of enumeration: Enumeration, in schema: Schema) -> [Enumeration.Value] {
        guard enumeration.values.count == 1, enumeration.values[0].documentation == nil else {
            return enumeration.values
        }
        var value = enumeration.values[0]
        value.documentation = schema.annotations.documentation
        return [value]
    }

    /// What members of a union are told apart by: unnamed lists of the same are equal, unnamed objects are not.
    indirect enum MemberContent: Hashable {
        case schema(SchemaID)
        case kind(SchemaKind)
        case array(MemberContent)
        case map(MemberContent)
    }

    func content(of use: SchemaUse) -> MemberContent {
        let id = resolved(use.schema)
        guard self[id].name == nil else { return .schema(id) }
        switch self[id].kind {
        case .array(let array): return .array(content(of: array.element))
        case .map(let value): return .map(content(of: value))
        case .object, .union, .tuple: return .schema(id)
        case let kind: return .kind(kind)
        }
    }

    /// `anyOf: [{ enum: [a, b] }, { type: string }]` lists the values that are known; several unnamed lists are one.
    func enumeration(of members: [UnionShape.Member]) -> Enumeration? {
        var values: [Enumeration.Value] = []
        var seen: Set<Literal> = []
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
                values += self.values(of: enumeration, in: self[id]).filter { seen.insert($0.literal).inserted }
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
