import APIModel

/// Makes one top-level type of inline schemas that are equal. It is named by the shortest word that its places have
/// for it (the first in the alphabet, where several are short). If something else has that name, the owner of the
/// first place is put before it.
///
///     Post.author { name }, Comment.author { name }    Author
///     Post.status, Order.status of different values    PostStatus, OrderStatus
struct SharedInlineTypes {
    /// A place where a schema is used: the word for it there, and the owner of the place.
    private struct Place: Hashable, Comparable {
        let word: String
        let owner: String

        static func < (left: Place, right: Place) -> Bool {
            let (a, b) = (left.word.utf8.count, right.word.utf8.count)
            return a == b ? (left.word, left.owner) < (right.word, right.owner) : a < b
        }
    }

    private var api: API
    private let style: IdentifierStyle
    private var places: [SchemaID: Set<Place>] = [:]
    /// The owners that have a schema as an element or a member, without a word for it.
    private var wordless: [SchemaID: Set<String>] = [:]
    private var visited: Set<SchemaID> = []

    static func merged(_ api: API, style: IdentifierStyle) -> API {
        var types = SharedInlineTypes(api: api, style: style)
        types.redirect()
        types.findPlaces()
        types.name()
        return types.api
    }

    /// Makes all uses of equal schemas refer to one. Annotations move to the uses, since they may differ.
    private mutating func redirect() {
        var equal = EqualSchemas(in: api)
        let representatives = equal.representatives()
        var sizes: [SchemaID: Int] = [:]
        for representative in representatives { sizes[representative, default: 0] += 1 }
        let schemas = api.schemas
        api.changeUses { use in
            let representative = representatives[Int(use.schema.index)]
            guard sizes[representative, default: 1] > 1 else { return }
            use.annotations = schemas[Int(use.schema.index)].annotations.moved(to: use.annotations)
            use.schema = representative
        }
        for id in Set(representatives) where sizes[id, default: 1] > 1 { api[id].annotations = Annotations() }
    }

    /// Visits the API by name: a schema inside of a shared one belongs to the place that is visited first.
    private mutating func findPlaces() {
        let schemas = api.namedSchemas.map { (id: $0, name: api[$0].name ?? "") }.sorted { $0.name < $1.name }
        for schema in schemas { visitContents(of: schema.id, owner: schema.name) }
        let operations = api.operations.map { (owner: $0.identifier ?? $0.key, operation: $0) }
        for (owner, operation) in operations.sorted(by: { $0.owner < $1.owner }) {
            for parameter in operation.parameters { visit(parameter.use, word: parameter.wireName, owner: owner) }
            for use in operation.uses { visit(use, word: nil, owner: owner, isBody: true) }
        }
    }

    /// Follows a use through lists, and notes its place at the schema found; `word` is nil where the place has no name.
    private mutating func visit(_ use: SchemaUse, word: String?, owner: String, isBody: Bool = false) {
        let schema = api[use.schema]
        for argument in use.arguments { visit(argument, word: word, owner: owner, isBody: isBody) }
        guard schema.name == nil else { return }
        switch schema.kind {
        case .array(let shape): visit(shape.element, word: word.map(SingularWord.of), owner: owner, isBody: isBody)
        case .map(let value): visit(value, word: word.map(SingularWord.of), owner: owner, isBody: isBody)
        case .alias(let next): visit(next, word: word, owner: owner, isBody: isBody)
        case .object, .enumeration, .union, .tuple:
            if let word {
                places[schema.id, default: []].insert(Place(word: word, owner: owner))
            } else if !isBody {
                wordless[schema.id, default: []].insert(owner)
            }
            visitContents(of: schema.id, owner: owner)
        default: return
        }
    }

    private mutating func visitContents(of id: SchemaID, owner: String) {
        guard visited.insert(id).inserted else { return }
        if case .object(let shape) = api[id].kind {
            for property in shape.properties { visit(property.use, word: property.wireName, owner: owner) }
            if case .schema(let use) = shape.additional { visit(use, word: nil, owner: owner) }
        } else {
            api[id].kind.forEachUse { visit($0, word: nil, owner: owner) }
        }
    }

    private mutating func name() {
        let shared = places.filter { $0.value.count + (wordless[$0.key]?.count ?? 0) > 1 && api[$0.key].kind.isLarge }
            .sorted { $0.key.index < $1.key.index }
        let words = shared.map { $0.value.sorted()[0] }
        var wanted = Set(api.namedSchemas.compactMap { api[$0].name.map(style.name) })
        var twice: Set<String> = []
        for word in words where !wanted.insert(style.name(of: word.word)).inserted {
            twice.insert(style.name(of: word.word))
        }
        for ((id, _), place) in zip(shared, words) {
            let isTaken = twice.contains(style.name(of: place.word))
            api[id].name = isTaken ? place.owner + "_" + place.word : place.word
            api[id].nameSource = .derived
            api.namedSchemas.append(id)
        }
    }
}

extension SchemaKind {
    /// Whether a type is declared for it.
    fileprivate var isLarge: Bool {
        switch self {
        case .object(let shape): !shape.properties.isEmpty
        case .enumeration(let enumeration): enumeration.values.contains { $0.literal != .null }
        case .union, .tuple: true
        default: false
        }
    }
}

/// Finds the inline schemas that are equal except for their documentation. The first of them represents the others.
struct EqualSchemas {
    /// The facts by which schemas are compared.
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

    /// The schema that represents each schema, by position.
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

    /// The annotations of a use, completed by those of its schema.
    func moved(to use: Annotations) -> Annotations {
        var result = use
        result.title = use.title ?? title
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
            // The order of keys isn't a difference.
            object.properties.sort { $0.wireName < $1.wireName }
            return .object(object)
        default: return self
        }
    }
}
