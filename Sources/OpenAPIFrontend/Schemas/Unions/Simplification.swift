import APIModel

extension SchemaArena {
    /// Simplifies unions: equal members, a single member, an enumeration with "or any string".
    mutating func simplifyUnions() {
        for index in api.schemas.indices {
            guard case .union(let union) = api.schemas[index].kind else { continue }
            simplify(union, at: index)
        }
    }

    private mutating func simplify(_ union: UnionShape, at index: Int) {
        // Each message of a channel is a case, even if schemas are equal.
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
                members[same].add(member)
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

    /// Joins unnamed lists of texts beside other members: `oneOf: [{ enum: [a] }, { enum: [b] }, { type: object }]`.
    private mutating func joinLists(of members: inout [UnionShape.Member]) {
        let lists = members.indices.filter { isUnnamedText(members[$0]) }
        guard lists.count > 1, lists.count < members.count, let enumeration = enumeration(of: lists.map { members[$0] })
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

    /// The values of an enumeration; the documentation of an enumeration with one value belongs to the value.
    private func values(of enumeration: Enumeration, in schema: Schema) -> [Enumeration.Value] {
        guard enumeration.values.count == 1, enumeration.values[0].documentation == nil else {
            return enumeration.values
        }
        var value = enumeration.values[0]
        value.documentation = schema.annotations.documentation
        return [value]
    }

    /// The identity of a union's member: unnamed lists of the same element are equal, unnamed objects aren't.
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

    /// The members as one enumeration, if they are texts: `anyOf: [{ enum: [a, b] }, { type: string }]` is an open one.
    func enumeration(of members: [UnionShape.Member]) -> Enumeration? {
        var values: [Enumeration.Value] = []
        var seen: Set<Literal> = []
        var isOpen = false
        var hasNames = false
        for member in members {
            let id = resolved(member.use.schema)
            switch self[id].kind {
            case .string(nil): isOpen = true
            case .enumeration(let enumeration) where enumeration.base == .string:
                hasNames = hasNames || self[id].name != nil
                isOpen = isOpen || enumeration.isOpen
                values += self.values(of: enumeration, in: self[id]).filter { seen.insert($0.literal).inserted }
            default: return nil
            }
        }
        guard !values.isEmpty, isOpen || !hasNames else { return nil }
        var enumeration = Enumeration(base: .string, values: values)
        enumeration.isOpen = isOpen
        return enumeration
    }

    /// The identity of unnamed objects that are joined: their titles, and all of their properties except the listed
    /// strings.
    private struct Outline: Hashable {
        struct Entry: Hashable {
            let wireName: String
            let isRequired: Bool
            let isNullable: Bool
            /// Nil for a list of texts.
            let content: MemberContent?
        }

        let title: String
        let entries: [Entry]
        let additional: AdditionalProperties
        let bases: [SchemaID]
    }

    /// Joins unnamed objects with the same title and properties into one, in which each list of texts has the texts of
    /// all. Descriptions of a server's errors often have an object for each text:
    ///
    ///     { title: TOO_LONG, properties: { issue: { enum: [TOO_LONG] }, description: { enum: ["more than 20"] } } }
    ///     { title: TOO_LONG, properties: { issue: { enum: [TOO_LONG] }, description: { enum: ["more than 99"] } } }
    mutating func joinObjects(of members: inout [UnionShape.Member]) {
        var positions: [Outline: [Int]] = [:]
        var order: [Outline] = []
        for (position, member) in members.enumerated() {
            guard let outline = outline(of: member) else { continue }
            if positions[outline] == nil { order.append(outline) }
            positions[outline, default: []].append(position)
        }
        var gone: Set<Int> = []
        for outline in order {
            guard let equal = positions[outline], equal.count > 1 else { continue }
            members[equal[0]].use.schema = joined(equal.map { members[$0] })
            members[equal[0]].use.isNullable = equal.contains { members[$0].use.isNullable }
            gone.formUnion(equal.dropFirst())
        }
        if gone.isEmpty { return }
        members = members.indices.filter { !gone.contains($0) }.map { members[$0] }
    }

    private func outline(of member: UnionShape.Member) -> Outline? {
        let schema = self[resolved(member.use.schema)]
        guard schema.name == nil, member.discriminatorValues.isEmpty, !member.isDefault,
            case .object(let shape) = schema.kind, !shape.properties.isEmpty,
            let title = member.use.annotations.title ?? schema.annotations.title
        else { return nil }
        let entries = shape.properties.map { property in
            let isText = isUnnamedText(UnionShape.Member(use: property.use))
            return Outline.Entry(
                wireName: property.wireName, isRequired: property.isRequired, isNullable: property.use.isNullable,
                content: isText ? nil : content(of: property.use))
        }
        return Outline(title: title, entries: entries, additional: shape.additional, bases: shape.bases)
    }

    /// The first of the objects, with the texts of all.
    private mutating func joined(_ members: [UnionShape.Member]) -> SchemaID {
        let schemas = members.map { self[resolved($0.use.schema)] }
        let shapes: [ObjectShape] = schemas.compactMap { schema in
            if case .object(let shape) = schema.kind { shape } else { nil }
        }
        var shape = shapes[0]
        for index in shape.properties.indices {
            let uses = shapes.map { UnionShape.Member(use: $0.properties[index].use) }
            guard isUnnamedText(uses[0]), Set(uses.map { content(of: $0.use) }).count > 1,
                let texts = enumeration(of: uses)
            else { continue }
            let origin = self[resolved(uses[0].use.schema)].origin
            shape.properties[index].use.schema = add(.enumeration(texts), origin: origin)
        }
        let id = add(.object(shape), origin: schemas[0].origin)
        self[id].annotations = schemas[0].annotations
        return id
    }
}

extension API {
    /// Redirects every use of an inline alias to its target, and removes defaults that don't fit.
    mutating func correctUses() {
        for index in schemas.indices {
            var kind = schemas[index].kind
            guard kind.hasUses, kind.contains(where: isWrong) else { continue }
            kind.changeUses { use in if isWrong(use) { shorten(&use) } }
            schemas[index].kind = kind
        }
        correct(\.operations)
        correct(\.webhooks)
    }

    private func isInlineAlias(_ use: SchemaUse) -> Bool {
        let index = Int(use.schema.index)
        guard schemas[index].name == nil, case .alias = schemas[index].kind else { return false }
        return true
    }

    private func shorten(_ use: inout SchemaUse) {
        skipAliases(&use)
        guard let value = use.annotations.defaultValue, !resolvedKind(of: use.schema).takes(value) else { return }
        use.annotations.defaultValue = nil
    }

    private func skipAliases(_ use: inout SchemaUse) {
        for _ in 0..<64 {
            let schema = self[use.schema]
            guard schema.name == nil, case .alias(let target) = schema.kind else { return }
            var annotations = target.annotations
            annotations.overlay(schema.annotations)
            annotations.overlay(use.annotations)
            let isNullable = use.isNullable || target.isNullable || schema.isNullable
            use = SchemaUse(target.schema, isNullable: isNullable, annotations: annotations)
        }
    }

    /// Operations are moved out meanwhile, since their schemas are looked up in the same API.
    private mutating func correct(_ path: WritableKeyPath<API, [Operation]>) {
        var operations = self[keyPath: path]
        self[keyPath: path] = []
        for index in operations.indices { operations[index].changeUses { use in if isWrong(use) { shorten(&use) } } }
        self[keyPath: path] = operations
    }

    private func isWrong(_ use: SchemaUse) -> Bool { isInlineAlias(use) || use.annotations.defaultValue != nil }
}
