import APIModel

/// What a declared type is made of, with the use of a schema behind each part.
struct SampleParts {
    /// A parameter of an initialiser and the schema that it is of.
    struct Part {
        var property: PropertyPlan
        var use: SchemaUse
    }

    /// A case of a union and the schema of its payload.
    struct Member {
        var plan: UnionPlan.Case
        var use: SchemaUse
    }

    let catalog: SchemaTypes
    let structures: [Int: StructPlan]
    let enums: [Int: PlannedEnum]
    let unions: [Int: UnionPlan]

    init(_ planner: ModelPlanner) {
        catalog = planner.catalog
        structures = planner.structures
        enums = planner.enums
        unions = planner.unions
    }

    /// The parameters of a struct, a form or a tuple; what is collected beside them has a default.
    func parts(of declaration: Int) -> [Part] {
        guard let plan = structures[declaration] else { return [] }
        switch catalog.graph.schema(catalog.declarations[declaration].schema).kind {
        case .tuple(let shape):
            return zip(plan.properties, shape.elements).map { Part(property: $0, use: $1) }
        case .object(let shape):
            var next = 0
            let headers = plan.parts.flatMap(\.headers)
            let members = plan.properties.dropLast(headers.count).compactMap { property -> Part? in
                while next < shape.properties.count, shape.properties[next].wireName != property.wireName { next += 1 }
                guard next < shape.properties.count else { return nil }
                return Part(property: property, use: shape.properties[next].use)
            }
            return members + headers.map { Part(property: $0.property, use: $0.use) }
        default: return []
        }
    }

    func members(of declaration: Int) -> [Member] {
        guard let plan = unions[declaration] else { return [] }
        var members = (catalog.graph.members[catalog.declarations[declaration].schema] ?? [])[...]
        return plan.cases.compactMap { planned in
            while let member = members.popFirst() {
                if catalog.type(of: member.use, in: declaration).unwrapped == planned.type {
                    return Member(plan: planned, use: member.use)
                }
            }
            return nil
        }
    }

    /// The types that a generic type is used with, by the names that it has for them.
    func bindings(of declaration: Int, _ arguments: [SchemaUse]) -> [String: SchemaUse] {
        let names = catalog.graph.schema(catalog.declarations[declaration].schema).typeParameters
        return Dictionary(zip(names, arguments)) { first, _ in first }
    }

    /// A use inside of a generic type, with the types that it is used with in their places.
    func bound(_ use: SchemaUse, _ bindings: [String: SchemaUse]) -> SchemaUse {
        if bindings.isEmpty { return use }
        let target = catalog.graph.target(of: use)
        if case .typeParameter(let name) = catalog.graph.forms[target.schema], var bound = bindings[name] {
            bound.isNullable = bound.isNullable || target.isNullable
            return bound
        }
        guard !use.arguments.isEmpty else { return use }
        var result = use
        result.arguments = use.arguments.map { bound($0, bindings) }
        return result
    }
}
