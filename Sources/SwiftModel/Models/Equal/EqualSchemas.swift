import APIModel

/// Finds the inline schemas that are equal in every way but their documentation: each stands for the first of its kind.
struct EqualSchemas {
    /// What makes two schemas equal.
    private struct Shape: Hashable {
        let kind: SchemaKind
        let isNullable: Bool
        let constraints: Constraints?
    }

    private let api: API
    private var first: [Shape: SchemaID] = [:]
    private var known: [SchemaID: SchemaID] = [:]
    private var open: Set<SchemaID> = []

    init(in api: API) { self.api = api }

    /// By position, the schema that stands for each.
    mutating func representatives() -> [SchemaID] { api.schemas.map { representative(of: $0.id) } }

    private mutating func representative(of id: SchemaID) -> SchemaID {
        if let known = known[id] { return known }
        let schema = api[id]
        guard schema.name == nil, open.insert(id).inserted else { return id }
        var kind = schema.kind.withoutDocumentation
        var uses: [SchemaID] = []
        kind.forEachUse { uses.append($0.schema) }
        var found: [SchemaID: SchemaID] = [:]
        for use in uses { found[use] = representative(of: use) }
        kind.changeUses { use in
            let said = api[use.schema].name == nil ? api[use.schema].annotations : Annotations()
            use.schema = found[use.schema] ?? use.schema
            use.annotations = said.moved(to: use.annotations).withoutDocumentation
        }
        let shape = Shape(kind: kind, isNullable: schema.isNullable, constraints: schema.constraints)
        let equal = first[shape] ?? id
        first[shape] = equal
        known[id] = equal
        open.remove(id)
        return equal
    }
}

extension Annotations {
    fileprivate var withoutDocumentation: Annotations {
        var rest = Annotations()
        rest.isDeprecated = isDeprecated
        rest.isReadOnly = isReadOnly
        rest.isWriteOnly = isWriteOnly
        rest.defaultValue = defaultValue
        return rest
    }

    /// What is said of a schema, as if it were said where it is used.
    func moved(to use: Annotations) -> Annotations {
        var result = use
        result.documentation = use.documentation ?? documentation
        result.defaultValue = use.defaultValue ?? defaultValue
        result.isDeprecated = use.isDeprecated || isDeprecated
        result.isReadOnly = use.isReadOnly || isReadOnly
        result.isWriteOnly = use.isWriteOnly || isWriteOnly
        if use.examples.isEmpty { result.examples = examples }
        result.extensions = use.extensions.laid(over: extensions)
        return result
    }
}

extension SchemaKind {
    fileprivate var withoutDocumentation: SchemaKind {
        switch self {
        case .enumeration(var enumeration):
            for index in enumeration.values.indices { enumeration.values[index].documentation = nil }
            return .enumeration(enumeration)
        case .object(var object):
            for index in object.properties.indices { object.properties[index].origin = .none }
            // The order of keys is no difference.
            object.properties.sort { $0.wireName < $1.wireName }
            return .object(object)
        default: return self
        }
    }
}
