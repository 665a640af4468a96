import APIModel

extension SchemaArena {
    /// What makes unnamed members of a union one member: their title, and all of their properties but the texts that
    /// these list.
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

    /// Unnamed objects of one title with the same properties are one object, in which each list of texts has the texts
    /// of all. So do descriptions list the errors that a server has: an object for each text.
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
                wireName: property.wireName,
                isRequired: property.isRequired,
                isNullable: property.use.isNullable,
                content: isText ? nil : content(of: property.use)
            )
        }
        return Outline(title: title, entries: entries, additional: shape.additional, bases: shape.bases)
    }

    /// The first of equal objects, with the texts of all.
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
