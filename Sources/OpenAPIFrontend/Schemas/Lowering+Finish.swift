import APIModel
import Diagnostics

extension Lowering {
    /// Lowers what was only referred to, and then what needs all schemas: inheritance, unions, aliases.
    func finishSchemas() {
        drainSchemas()
        breakAliasCircles()
        nameDeepSchemas()
        fillDiscriminatorValues()
        distributeCommonProperties()
        drainSchemas()
        cutUnionCircles()
        simplifyUnions()
        lowerInheritance()
        checkDefaultsOfUses()
        if schemas.hasInlineAliases || schemas.hasWrongDefaults { correctUses() }
        api.namedSchemas += schemas.extraNames
    }

    /// Schemas that are nothing but each other, by way of `allOf` or `oneOf` of one.
    private func breakAliasCircles() {
        for index in api.schemas.indices {
            let start = SchemaID(index)
            var id = start
            var trail: [SchemaID] = []
            while case .alias(let use) = api[id].kind, trail.count < 256 {
                trail.append(id)
                id = use.schema
                if id == start { break }
            }
            guard id == start, !trail.isEmpty else { continue }
            bag.report(SchemaMessages.onlyItself(api[start].name ?? "", trail: trail.map { api[$0].origin.range }))
            api[start].kind = .any
        }
    }

    /// Unions that are members of themselves.
    private func cutUnionCircles() {
        for found in UnionCycles.cut(in: &api) {
            let union = api[found.union]
            bag.report(
                SchemaMessages.cyclicUnion(union.name, member: api[found.member].name ?? "", at: union.origin.range)
            )
        }
    }

    /// The values of a discriminator that no mapping gives: those that a member's property allows, or its name.
    private func fillDiscriminatorValues() {
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
        api[id].name.map { [$0] } ?? []
    }

    /// The values to which a member fixes the property of the discriminator.
    func constantValues(of property: String, in id: SchemaID) -> [String]? {
        guard case .object(let object) = api.resolvedKind(of: id),
            let found = object.properties.first(where: { $0.wireName == property }),
            case .enumeration(let values) = api.resolvedKind(of: found.use.schema), values.values.count <= 1
        else { return nil }
        let texts = values.values.compactMap { value -> String? in
            if case .string(let text) = value.literal { return text }
            return nil
        }
        return texts.isEmpty ? nil : texts
    }
}
