extension SchemaKind {
    /// Whether a use of another schema satisfies the predicate. Only this and `changeUses` list the places of a kind
    /// that refer to schemas; all other walks use them.
    package func contains(where isSuch: (SchemaUse) throws -> Bool) rethrows -> Bool {
        switch self {
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .typeParameter: return false
        case .array(let array): return try isSuch(array.element)
        case .tuple(let tuple): return try tuple.elements.contains(where: isSuch) || tuple.rest.map(isSuch) == true
        case .map(let use), .alias(let use): return try isSuch(use)
        case .object(let object):
            if try object.properties.contains(where: { try isSuch($0.use) }) { return true }
            if case .schema(let use) = object.additional { return try isSuch(use) }
            return false
        case .union(let union): return try union.members.contains { try isSuch($0.use) }
        }
    }

    /// Changes every use of another schema.
    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        switch self {
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .typeParameter: return
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

    /// The schemas that this one refers to directly.
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

/// The direction in which values of an operation are sent.
package enum MessageSide: Sendable { case request, response }

extension Operation {
    /// Visits every use of a schema, in parameters, the body, and responses with their headers. Only this and
    /// `changeUses` list the places of an operation that refer to schemas.
    package func forEachUse(_ visit: (SchemaUse, MessageSide) throws -> Void) rethrows {
        for parameter in parameters { try visit(parameter.use, .request) }
        for content in body?.contents ?? [] { try content.forEachUse { try visit($0, .request) } }
        try channel?.forEachUse(visit)
        for response in responses {
            for header in response.headers { try visit(header.use, .response) }
            for content in response.contents { try content.forEachUse { try visit($0, .response) } }
        }
    }

    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        for index in parameters.indices { change(&parameters[index].use) }
        for index in 0..<(body?.contents.count ?? 0) { body?.contents[index].changeUses(change) }
        channel?.changeUses(change)
        for index in responses.indices {
            for header in responses[index].headers.indices { change(&responses[index].headers[header].use) }
            for content in responses[index].contents.indices { responses[index].contents[content].changeUses(change) }
        }
    }

    /// The schemas that the operation refers to directly.
    package var uses: [SchemaUse] {
        var uses: [SchemaUse] = []
        forEachUse { use, _ in uses.append(use) }
        return uses
    }
}

extension MediaContent {
    /// Visits the schemas of the content, of a stream's element, and of the headers of parts.
    package func forEachUse(_ visit: (SchemaUse) throws -> Void) rethrows {
        if let use { try visit(use) }
        if let itemUse { try visit(itemUse) }
        for encoding in encodings { for header in encoding.headers { try visit(header.use) } }
    }

    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        if use != nil { use.change(change) }
        if itemUse != nil { itemUse.change(change) }
        for index in encodings.indices {
            for header in encodings[index].headers.indices { change(&encodings[index].headers[header].use) }
        }
    }
}

extension API {
    /// Changes every use of a schema, in schemas, operations and webhooks.
    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        for index in schemas.indices where schemas[index].kind.hasUses { schemas[index].kind.changeUses(change) }
        for index in operations.indices { operations[index].changeUses(change) }
        for index in webhooks.indices { webhooks[index].changeUses(change) }
    }
}

/// A set of schemas, with all schemas that those refer to, directly or through others.
package struct SchemaClosure {
    private let api: API
    private var found: [Bool]

    package init(api: API) {
        self.api = api
        found = [Bool](repeating: false, count: api.schemas.count)
    }

    package func contains(_ id: SchemaID) -> Bool { found[Int(id.index)] }

    package mutating func add(_ operation: Operation) { operation.forEachUse { use, _ in add(use) } }

    package mutating func add(_ use: SchemaUse) { use.forEachSchema { add($0) } }

    package mutating func add(_ id: SchemaID) {
        var open = [id]
        while let next = open.popLast() {
            guard !found[Int(next.index)] else { continue }
            found[Int(next.index)] = true
            api[next].kind.forEachUse { use in use.forEachSchema { open.append($0) } }
        }
    }

    /// Adds the bases after which inline types are named. An inline type that a subclass inherits from `Base` is
    /// `Base.Part`, whether or not an operation uses `Base` itself, so that names don't depend on a filter.
    package mutating func addHomesOfTypes() {
        var open = api.schemas.filter { contains($0.id) }.flatMap { bases(of: $0.id) }
        var seen: Set<SchemaID> = []
        while let base = open.popLast() {
            guard seen.insert(base).inserted else { continue }
            open += bases(of: base)
            if !contains(base), namesType(base) { add(base) }
        }
    }

    private func bases(of id: SchemaID) -> [SchemaID] {
        if case .object(let shape) = api[id].kind { shape.bases } else { [] }
    }

    /// Whether an inline type of the set is named after the schema, a base.
    private func namesType(_ id: SchemaID) -> Bool {
        var names = false
        api[id].kind.forEachUse { use in use.forEachSchema { names = names || (contains($0) && isDeclaredInPlace($0)) }
        }
        return names
    }

    /// Whether a schema without a name, or an element of it, becomes a type.
    private func isDeclaredInPlace(_ id: SchemaID, depth: Int = 0) -> Bool {
        guard api[id].name == nil, depth < 64 else { return false }
        switch api[id].kind {
        case .object, .enumeration, .union, .tuple: return true
        case .array(let shape): return isDeclaredInPlace(shape.element.schema, depth: depth + 1)
        case .map(let use), .alias(let use): return isDeclaredInPlace(use.schema, depth: depth + 1)
        case .any, .never, .null, .boolean, .integer, .number, .string, .typeParameter: return false
        }
    }
}

extension API {
    /// For each schema, by its index: whether schemas refer to it more than once.
    package var sharedSchemas: [Bool] {
        var isUsed = [Bool](repeating: false, count: schemas.count)
        var isShared = isUsed
        for schema in schemas where schema.kind.hasUses {
            schema.kind.forEachUse { use in
                let index = Int(use.schema.index)
                if isUsed[index] { isShared[index] = true }
                isUsed[index] = true
            }
        }
        return isShared
    }

    /// The arguments of a generic type by its parameters: for a use of `Page<Item>`, `T` → `Item`.
    package func typeArguments(of use: SchemaUse) -> [String: SchemaUse] {
        let use = resolved(use)
        return Dictionary(zip(self[use.schema].typeParameters, use.arguments)) { first, _ in first }
    }

    /// Replaces type parameters in a use by their arguments: `T` → `Item`, `Box<T>` → `Box<Item>`.
    package func bound(_ use: SchemaUse, to arguments: [String: SchemaUse]) -> SchemaUse {
        if case .typeParameter(let name) = self[use.schema].kind, var argument = arguments[name] {
            if use.isNullable { argument.isNullable = true }
            return argument
        }
        var use = use
        use.arguments = use.arguments.map { bound($0, to: arguments) }
        return use
    }
}
