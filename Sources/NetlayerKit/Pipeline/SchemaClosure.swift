import APIModel

/// The schemas that operations need, directly or through others.
struct SchemaClosure {
    private let api: API
    private let named: [String: SchemaID]
    private var found: [Bool]

    init(api: API) {
        self.api = api
        let names = api.namedSchemas.map { (api[$0].name ?? "", $0) }
        named = Dictionary(names) { first, _ in first }
        found = [Bool](repeating: false, count: api.schemas.count)
    }

    func contains(_ id: SchemaID) -> Bool { found[Int(id.index)] }

    mutating func add(_ operation: Operation) {
        for parameter in operation.parameters { add(parameter.use) }
        for content in operation.body?.contents ?? [] { add(content) }
        for response in operation.responses {
            for header in response.headers { add(header.use) }
            for content in response.contents { add(content) }
        }
        // A shared input may be called like a schema.
        if case .structure(let name?) = operation.directives.input, let id = named[name] { add(id) }
    }

    mutating func add(_ id: SchemaID) {
        var open = [id]
        while let next = open.popLast() {
            guard !found[Int(next.index)] else { continue }
            found[Int(next.index)] = true
            collect(from: api[next].kind, into: &open)
        }
    }

    private mutating func add(_ content: MediaContent) {
        if let use = content.use { add(use) }
        if let use = content.itemUse { add(use) }
        for encoding in content.encodings {
            for header in encoding.headers { add(header.use) }
        }
    }

    private mutating func add(_ use: SchemaUse) {
        add(use.schema)
        for argument in use.arguments { add(argument) }
    }

    private func collect(from kind: SchemaKind, into open: inout [SchemaID]) {
        switch kind {
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .typeParameter: return
        case .array(let shape): collect(from: shape.element, into: &open)
        case .tuple(let shape):
            for element in shape.elements { collect(from: element, into: &open) }
            if let rest = shape.rest { collect(from: rest, into: &open) }
        case .map(let use), .alias(let use): collect(from: use, into: &open)
        case .object(let shape):
            for property in shape.properties { collect(from: property.use, into: &open) }
            if case .schema(let use) = shape.additional { collect(from: use, into: &open) }
        case .union(let shape):
            for member in shape.members { collect(from: member.use, into: &open) }
        }
    }

    private func collect(from use: SchemaUse, into open: inout [SchemaID]) {
        open.append(use.schema)
        for argument in use.arguments { collect(from: argument, into: &open) }
    }
}
