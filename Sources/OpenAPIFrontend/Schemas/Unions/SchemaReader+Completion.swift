import APIModel
import Diagnostics

extension SchemaReader {
    /// Lowers what was only referred to, and then what needs all schemas: inheritance, unions, aliases.
    func finish(_ document: API) -> API {
        let (schemas, named) = (api.schemas, api.namedSchemas)
        api = document
        (api.schemas, api.namedSchemas) = (schemas, named)
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
        if self.schemas.hasInlineAliases || self.schemas.hasWrongDefaults { correctUses() }
        api.namedSchemas += self.schemas.extraNames
        return api
    }

    /// Schemas that are nothing but each other, by way of `allOf` or `oneOf` of one.
    private func breakAliasCircles() {
        let all = api.schemas.indices.lazy.map { SchemaID($0) }
        for circle in SchemaCircles.find(in: api, from: all, following: \.aliased) { report(circle: circle) }
    }

    /// The first schema of a circle becomes any JSON, which ends it.
    private func report(circle: [SchemaID]) {
        let first = circle.indices.min { circle[$0].index < circle[$1].index } ?? 0
        let trail = circle[first...] + circle[..<first]
        let start = circle[first]
        report(SchemaMessages.onlyItself(api[start].name ?? "", trail: trail.map { api[$0].origin.range }))
        api[start].kind = .any
    }

    /// Unions that are members of themselves.
    private func cutUnionCircles() {
        for found in UnionCycles.cut(in: &api) {
            let union = api[found.union]
            report(
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
