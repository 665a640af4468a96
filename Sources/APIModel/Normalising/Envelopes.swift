/// Finds what lies in the envelopes of responses. In a generic one it is what the use says of its parameter; the description
/// has no schema of a list of that, so that one is added: `Batch<Boat>` with `data: [T]` holds `[Boat]`.
struct EnvelopeContents {
    /// An envelope by its use, and the key that is looked for in it.
    private struct Place: Hashable {
        let key: String
        let use: SchemaUse
    }

    private static let depthLimit = 16

    /// With the schemas that were added.
    private(set) var api: API
    private var contents: [Place: SchemaUse?] = [:]

    init(_ api: API) { self.api = api }

    /// The use of a property of an object, through aliases; nil where there is none, or where what it says of the parameter
    /// would need a declaration of its own.
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

    /// A use with arguments in the place of parameters, through lists, maps and arguments of generic schemas.
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
        case .object, .tuple, .union:
            if holdsParameter(use, depth: depth) { return nil }
        default: break
        }
        return kind == schema.kind ? use : add(schema, kind, for: use)
    }

    private mutating func add(_ schema: Schema, _ kind: SchemaKind, for use: SchemaUse) -> SchemaUse {
        var schema = schema
        schema.id = SchemaID(api.schemas.count)
        schema.kind = kind
        api.schemas.append(schema)
        var use = use
        use.schema = schema.id
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
