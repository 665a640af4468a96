extension SchemaKind {
    /// Whether some use of another schema is such a one. This and `changeUses` are the only lists of what a schema refers
    /// to: all other walks are made of them.
    package func contains(where isSuch: (SchemaUse) throws -> Bool) rethrows -> Bool {
        switch self {
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .typeParameter:
            return false
        case .array(let array):
            return try isSuch(array.element)
        case .tuple(let tuple):
            return try tuple.elements.contains(where: isSuch) || tuple.rest.map(isSuch) == true
        case .map(let use), .alias(let use):
            return try isSuch(use)
        case .object(let object):
            if try object.properties.contains(where: { try isSuch($0.use) }) { return true }
            if case .schema(let use) = object.additional { return try isSuch(use) }
            return false
        case .union(let union):
            return try union.members.contains { try isSuch($0.use) }
        }
    }

    /// Changes every use of another schema.
    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        switch self {
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .typeParameter:
            return
        case .array(var array):
            change(&array.element)
            self = .array(array)
        case .tuple(var tuple):
            for index in tuple.elements.indices { change(&tuple.elements[index]) }
            if tuple.rest != nil { tuple.rest.change(change) }
            self = .tuple(tuple)
        case .map(var use):
            change(&use)
            self = .map(use)
        case .alias(var use):
            change(&use)
            self = .alias(use)
        case .object(var object):
            for index in object.properties.indices { change(&object.properties[index].use) }
            if case .schema(var use) = object.additional {
                change(&use)
                object.additional = .schema(use)
            }
            self = .object(object)
        case .union(var union):
            for index in union.members.indices { change(&union.members[index].use) }
            self = .union(union)
        }
    }

    /// Whether a kind can refer to other schemas.
    package var hasUses: Bool {
        switch self {
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .typeParameter: return false
        case .array, .tuple, .map, .object, .union, .alias: return true
        }
    }

    /// Visits every use of another schema, in the order of the text.
    package func forEachUse(_ visit: (SchemaUse) throws -> Void) rethrows {
        _ = try contains { use in
            try visit(use)
            return false
        }
    }

    /// What the schema refers to directly.
    package var uses: [SchemaUse] {
        var uses: [SchemaUse] = []
        forEachUse { uses.append($0) }
        return uses
    }
}

extension SchemaUse {
    /// Visits the schema and those of its arguments: `Page<Item>` → `Page`, `Item`.
    package func forEachSchema(_ visit: (SchemaID) throws -> Void) rethrows {
        try visit(schema)
        for argument in arguments { try argument.forEachSchema(visit) }
    }
}

extension Optional<SchemaUse> {
    mutating func change(_ change: (inout SchemaUse) -> Void) {
        guard var use = self else { return }
        change(&use)
        self = use
    }
}
