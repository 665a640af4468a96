/// The named schemas that are nothing but envelopes that calls open: `UserEnvelope { data: User }`, where values lie under
/// `data` and only responses refer to it.
struct UnusedEnvelopes {
    private let api: API
    private(set) var schemas: Set<SchemaID> = []

    init(_ api: API) {
        self.api = api
        for envelope in api.operations.lazy.flatMap(\.responses).compactMap(\.opened)
        where api[envelope.wrapper].name != nil && hasName(envelope.use) {
            schemas.insert(envelope.wrapper)
        }
        if !schemas.isEmpty { keepUsed() }
    }

    /// Whether what lies in the envelope gets no name from it.
    private func hasName(_ use: SchemaUse) -> Bool {
        var use = use
        for _ in 0..<64 {
            let schema = api[use.schema]
            if schema.name != nil { return true }
            switch schema.kind {
            case .alias(let next), .map(let next): use = next
            case .array(let shape): use = shape.element
            case .any, .never, .null, .boolean, .integer, .number, .string: return true
            case .enumeration, .object, .tuple, .union, .typeParameter: return false
            }
        }
        return false
    }

    private mutating func keepUsed() {
        for schema in api.schemas {
            if case .object(let shape) = schema.kind { schemas.subtract(shape.bases) }
            schema.kind.forEachUse { if $0.schema != schema.id { keep($0) } }
        }
        var inputs: Set<String> = []
        for operation in api.operations {
            if case .structure(let name?) = operation.directives.input { inputs.insert(name.text) }
            withoutEnvelopes(operation).forEachUse { use, _ in keep(use) }
        }
        for webhook in api.webhooks { webhook.forEachUse { use, _ in keep(use) } }
        // A shared input may be called like a schema.
        schemas = schemas.filter { !inputs.contains(api[$0].name ?? "") }
    }

    private func withoutEnvelopes(_ operation: Operation) -> Operation {
        var rest = operation
        for index in rest.responses.indices {
            guard let wrapper = rest.responses[index].opened?.wrapper else { continue }
            rest.responses[index].contents.removeAll { $0.use?.schema == wrapper }
        }
        return rest
    }

    private mutating func keep(_ use: SchemaUse) {
        use.forEachSchema { schemas.remove($0) }
    }
}
