extension API {
    /// Adds a member to each `anyOf` of objects for values that match several of the others at once, which an enum of
    /// the members couldn't represent: `{"a": 1, "b": "x"}` of `anyOf: [{a}, {b}]`.
    package mutating func combineMembers() {
        for index in schemas.indices {
            guard case .union(var union) = schemas[index].kind, union.mode == .anyOf, union.discriminator == nil,
                let shape = combined(union.members)
            else { continue }
            var member = UnionShape.Member(use: SchemaUse(add(.object(shape), origin: schemas[index].origin)))
            member.use.annotations.title = "Combined"
            member.use.annotations.documentation = "What is several of the others at once."
            union.members.append(member)
            schemas[index].kind = .union(union)
        }
    }

    /// The properties of all objects among the members; nil if no value can match several, or one member has them all.
    private func combined(_ members: [UnionShape.Member]) -> ObjectShape? {
        let uses = members.map(\.use).filter { if case .object = resolvedKind(of: $0.schema) { true } else { false } }
        let comparison = SchemaComparison(api: self)
        var properties: [Property] = []
        var positions: [String: Int] = [:]
        var counts: [Int] = []
        for use in uses {
            guard case .object(let shape) = resolvedKind(of: use.schema), use.arguments.isEmpty,
                self[resolved(use.schema)].fixedType == nil, shape.additional == .unspecified, !shape.properties.isEmpty
            else { return nil }
            counts.append(shape.properties.count)
            for property in shape.properties {
                if let position = positions[property.wireName] {
                    // No value matches two members whose property has different schemas.
                    guard comparison.isSame(properties[position].use, property.use) else { return nil }
                    properties[position].isRequired = properties[position].isRequired || property.isRequired
                } else {
                    positions[property.wireName] = properties.count
                    properties.append(property)
                }
            }
        }
        guard uses.count > 1, !counts.contains(properties.count) else { return nil }
        // A value has both of two members, but may lack some of more, so only properties that all require are required.
        if uses.count > 2 {
            for position in properties.indices {
                properties[position].isRequired = uses.allSatisfy { use in
                    guard case .object(let shape) = resolvedKind(of: use.schema) else { return false }
                    return shape.property(properties[position].wireName)?.isRequired == true
                }
            }
        }
        return ObjectShape(properties: properties)
    }
}
