/// Finds the contents of envelopes. In a generic envelope, arguments replace the type parameters: `Batch<Boat>` with
/// `data: [T]` contains `[Boat]`. The description has no schema of such a list, so one is added.
struct EnvelopeContents {
    /// A use of an envelope, and the key of its content.
    private struct Place: Hashable {
        let key: String
        let use: SchemaUse
    }

    private static let depthLimit = 16

    /// The API with the added schemas.
    private(set) var api: API
    private var contents: [Place: SchemaUse?] = [:]

    init(_ api: API) { self.api = api }

    /// The use under a key of an object, through aliases; nil if there is none, or if its type would have to be
    /// declared once more for the type arguments.
    mutating func content(of use: SchemaUse, under key: String) -> SchemaUse? {
        let use = api.resolved(use)
        let schema = api[use.schema]
        guard case .object(let shape) = schema.kind,
            let inner = shape.properties.first(where: { $0.wireName == key })?.use
        else { return nil }
        guard !schema.typeParameters.isEmpty else { return inner }
        let place = Place(key: key, use: use)
        if let known = contents[place] { return known }
        let arguments = Dictionary(zip(schema.typeParameters, use.arguments)) { first, _ in first }
        let content = substituted(inner, arguments, depth: 0)
        contents[place] = .some(content)
        return content
    }

    /// Replaces type parameters by arguments, through lists, maps, aliases and the arguments of generic schemas.
    private mutating func substituted(_ use: SchemaUse, _ arguments: [String: SchemaUse], depth: Int) -> SchemaUse? {
        let schema = api[use.schema]
        guard depth < EnvelopeContents.depthLimit else { return nil }
        if case .typeParameter(let word) = schema.kind {
            var argument = arguments[word]
            if use.isNullable { argument?.isNullable = true }
            return argument
        }
        guard schema.name == nil else {
            var result = use
            result.arguments = []
            for argument in use.arguments {
                guard let inner = substituted(argument, arguments, depth: depth + 1) else { return nil }
                result.arguments.append(inner)
            }
            return result
        }
        var kind = schema.kind
        switch kind {
        case .array, .map, .alias:
            var isWhole = true
            kind.changeUses { element in
                guard let inner = substituted(element, arguments, depth: depth + 1) else { return isWhole = false }
                element = inner
            }
            guard isWhole else { return nil }
        case .object, .tuple, .union: if holdsParameter(use, depth: depth) { return nil }
        default: break
        }
        return kind == schema.kind ? use : add(schema, kind, for: use)
    }

    private mutating func add(_ schema: Schema, _ kind: SchemaKind, for use: SchemaUse) -> SchemaUse {
        var schema = schema
        schema.kind = kind
        var use = use
        use.schema = api.add(schema)
        return use
    }

    private func holdsParameter(_ use: SchemaUse, depth: Int) -> Bool {
        guard depth < EnvelopeContents.depthLimit else { return false }
        if case .typeParameter = api[use.schema].kind { return true }
        if use.arguments.contains(where: { holdsParameter($0, depth: depth + 1) }) { return true }
        guard api[use.schema].name == nil else { return false }
        return api[use.schema].kind.contains { holdsParameter($0, depth: depth + 1) }
    }
}

/// The content of a response's envelope: with `{ data: User }` and the key `data`, calls return the `User`.
public struct OpenedEnvelope: Sendable {
    public var key: String
    /// The use under the key.
    public var use: SchemaUse
    /// The schema of the envelope itself.
    public var wrapper: SchemaID
}

extension API {
    /// Opens the envelopes of successful responses, by a directive's key or else by the given one. Named schemas that
    /// are only used as such envelopes are removed from the named schemas, so that no type is declared for them.
    public mutating func openEnvelopes(under convention: String?) {
        let hasKey = convention ?? "" != "" || operations.contains { $0.directives.envelope ?? "" != "" }
        guard hasKey else { return }
        let opened = opened(under: convention)
        guard opened.contains(where: { !$0.isEmpty }) else { return }
        for (operation, envelopes) in opened.enumerated() {
            for (response, envelope) in envelopes { operations[operation].responses[response].opened = envelope }
        }
        let unused = UnusedEnvelopes(self).schemas
        if !unused.isEmpty { namedSchemas.removeAll(where: unused.contains) }
    }

    /// The opened envelopes of each operation. The content of a generic envelope may add schemas.
    private mutating func opened(under convention: String?) -> [[(response: Int, envelope: OpenedEnvelope)]] {
        var contents = EnvelopeContents(self)
        let opened = operations.map { operation -> [(response: Int, envelope: OpenedEnvelope)] in
            guard let key = operation.directives.envelope ?? convention, !key.isEmpty else { return [] }
            return operation.successes.compactMap { position in
                let choice = ContentChoice.response(
                    operation.responses[position].contents, preferred: operation.directives.responseMediaType, in: self)
                // The items of a stream come one by one, and their envelopes aren't opened.
                if case .stream? = choice?.kind { return nil }
                guard let wrapper = choice?.content.use, let use = contents.content(of: wrapper, under: key) else {
                    return nil
                }
                return (position, OpenedEnvelope(key: key, use: use, wrapper: wrapper.schema))
            }
        }
        schemas = contents.api.schemas
        return opened
    }
}

extension Operation {
    /// The positions of the 2xx responses in the order of their statuses; without any, that of `default`.
    package var successes: [Int] {
        let statuses = responses.map { $0.status }
        let found = statuses.indices.filter { statuses[$0].isSuccess }
        if found.isEmpty { return statuses.indices.filter { statuses[$0] == .default } }
        return found.count == 1 ? found : found.sorted { statuses[$0] < statuses[$1] }
    }
}

/// The named schemas that are only used as opened envelopes: `UserEnvelope { data: User }`, where `data` is the key and
/// only responses refer to the schema.
struct UnusedEnvelopes {
    private let api: API
    private(set) var schemas: Set<SchemaID> = []

    init(_ api: API) {
        self.api = api
        for envelope in api.operations.lazy.flatMap(\.responses).compactMap(\.opened)
        where api[envelope.wrapper].name != nil && hasName(envelope.use) { schemas.insert(envelope.wrapper) }
        if !schemas.isEmpty { keepUsed() }
    }

    /// Whether the content's type isn't named after the envelope.
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
        // A shared input may have the name of a schema.
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

    private mutating func keep(_ use: SchemaUse) { use.forEachSchema { schemas.remove($0) } }
}
