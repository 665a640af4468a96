import APIModel

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
