import APIModel

/// Finds the property that tells the members of a union apart: the one that the description names, or one that all
/// members require and of which no two allow the same value.
struct UnionDiscrimination {
    /// The property, and its values for each member.
    struct Discriminator {
        var wireName: String
        var values: [[String]]
    }

    private let catalog: SchemaTypes
    private let structures: [Int: StructPlan]

    init(_ catalog: SchemaTypes, structures: [Int: StructPlan]) {
        self.catalog = catalog
        self.structures = structures
    }

    func find(_ schema: Schema, _ members: [UnionShape.Member]) -> Discriminator? {
        guard case .union(let shape) = schema.kind, members.count > 1 || shape.hasNamedMembers else { return nil }
        if let name = shape.discriminator { return explicit(name, members) }
        return implicit(members)
    }

    private func explicit(_ name: String, _ members: [UnionShape.Member]) -> Discriminator? {
        var taken: Set<String> = []
        var values: [[String]] = []
        for member in members {
            let target = catalog.graph.target(of: member.use).schema
            switch catalog.graph.forms[target] {
            case .structure, .union, .map, .any: break
            // A type of the team's own stands for an object.
            case .plain where catalog.graph.api.canHoldMembers(member.use): break
            default: return nil
            }
            var own = member.discriminatorValues
            if own.isEmpty, let name = catalog.graph.schema(Int(member.use.schema.index)).name { own = [name] }
            let free = own.filter { taken.insert($0).inserted }
            if free.isEmpty, !member.isDefault { return nil }
            values.append(free)
        }
        return Discriminator(wireName: name, values: values)
    }

    private func implicit(_ members: [UnionShape.Member]) -> Discriminator? {
        guard let first = members.first, let shape = shape(of: first) else { return nil }
        for property in shape.properties where property.isRequired {
            if let found = discriminator(property.wireName, members) { return found }
        }
        return nil
    }

    private func discriminator(_ wireName: String, _ members: [UnionShape.Member]) -> Discriminator? {
        var taken: Set<String> = []
        var all: [[String]] = []
        for member in members {
            guard let property = shape(of: member)?.properties.first(where: { $0.wireName == wireName }),
                property.isRequired, !property.use.isNullable
            else { return nil }
            let target = catalog.graph.target(of: property.use)
            guard !target.isNullable, case .enumeration(let enumeration) = catalog.graph.schema(target.schema).kind,
                enumeration.values.count <= 16
            else { return nil }
            var values: [String] = []
            for value in enumeration.values {
                guard case .string(let text) = value.literal, taken.insert(text).inserted else { return nil }
                values.append(text)
            }
            all.append(values)
        }
        return Discriminator(wireName: wireName, values: all)
    }

    private func shape(of member: UnionShape.Member) -> ObjectShape? {
        guard case .object(let shape) = catalog.graph.schema(catalog.graph.target(of: member.use).schema).kind else {
            return nil
        }
        return shape
    }

    /// The value to write beside a payload that has no place for it, if any.
    func written(_ discriminator: Discriminator, at position: Int, _ member: UnionShape.Member) -> String? {
        let target = catalog.graph.target(of: member.use).schema
        let values = discriminator.values[position]
        guard let value = values.first, !member.isDefault else { return nil }
        switch catalog.graph.forms[target] {
        case .structure:
            guard let declared = catalog.indexes[target], let plan = structures[declared] else { return nil }
            if let property = plan.properties.first(where: { $0.wireName == discriminator.wireName }) {
                return property.isOptional && values.count == 1 ? value : nil
            }
            return value
        case .map where values.count == 1: return value
        default: return nil
        }
    }
}
