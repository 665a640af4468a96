import APIModel

/// The named schemas that are nothing but envelopes which the network layer opens: no type is declared for them.
/// `UserEnvelope { data: User }`, where `requests.envelope` is `data` and only answers refer to it.
struct UnusedEnvelopes {
    private let api: API
    private var candidates: Set<SchemaID> = []

    /// The API without them among its named schemas.
    static func removed(from api: API, _ services: [ServiceDraft]) -> API {
        var unused = UnusedEnvelopes(api: api)
        let drafts = services.flatMap(\.operations)
        unused.collect(drafts)
        guard !unused.candidates.isEmpty else { return api }
        unused.removeUsed(by: drafts)
        var api = api
        api.namedSchemas.removeAll(where: unused.candidates.contains)
        return api
    }

    private init(api: API) { self.api = api }

    private mutating func collect(_ drafts: [OperationDraft]) {
        for success in drafts.lazy.flatMap(\.successes) where success.envelope != nil {
            guard let wrapper = success.content?.content.use, let inner = success.use,
                api[wrapper.schema].name != nil, hasName(inner)
            else { continue }
            candidates.insert(wrapper.schema)
        }
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

    private mutating func removeUsed(by drafts: [OperationDraft]) {
        for schema in api.schemas {
            if case .object(let shape) = schema.kind { candidates.subtract(shape.bases) }
            schema.kind.forEachUse { if $0.schema != schema.id { keep($0) } }
        }
        for draft in drafts { keep(draft.operation, opened: draft.successes, model: draft.inputs.model) }
        for webhook in api.webhooks { webhook.forEachUse { use, _ in keep(use) } }
    }

    private mutating func keep(_ operation: Operation, opened: [OperationDraft.Success], model: SchemaUse?) {
        if let model { keep(model) }
        var rest = operation
        for index in rest.responses.indices {
            let success = opened.first { $0.status == rest.responses[index].status && $0.envelope != nil }
            guard let wrapper = success?.content?.content.use?.schema else { continue }
            rest.responses[index].contents.removeAll { $0.use?.schema == wrapper }
        }
        rest.forEachUse { use, _ in keep(use) }
    }

    private mutating func keep(_ use: SchemaUse) {
        use.forEachSchema { candidates.remove($0) }
    }
}
