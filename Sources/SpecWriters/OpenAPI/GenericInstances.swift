import APIModel

/// The generic schemas of an API with the types that they are used with, each one once: those that operations and other
/// schemas use, and those that occur within these.
struct GenericInstances {
    /// One of them: `Page<Item>`.
    struct Instance {
        let name: String
        let schema: SchemaID
        let types: TypeArguments
        /// The generic schemas within which it was found, and its own.
        fileprivate let chain: [SchemaID]
    }

    /// A schema that uses itself with ever larger types has no end.
    private static let recursionLimit = 4
    /// Where each schema uses the next one with two types, every step doubles their number.
    private static let countLimit = 5000

    private let api: API
    private(set) var all: [Instance] = []
    private(set) var names: InstanceNames

    init(_ api: API) {
        self.api = api
        names = InstanceNames(api)
        var seen: Set<SchemaID> = []
        let schemas = api.namedSchemas.filter { api[$0].typeParameters.isEmpty }
        for use in api.operations.flatMap(\.uses) + schemas.flatMap({ api[$0].kind.uses }) {
            look(at: use, within: TypeArguments(api), chain: [], seen: &seen)
        }
        var next = 0
        while next < all.count {
            let instance = all[next]
            seen = []
            for use in api[instance.schema].kind.uses {
                look(at: use, within: instance.types, chain: instance.chain, seen: &seen)
            }
            next += 1
        }
    }

    /// - Parameter seen: the inline schemas that this place has led to, since these can be circular.
    private mutating func look(
        at use: SchemaUse, within types: TypeArguments, chain: [SchemaID], seen: inout Set<SchemaID>
    ) {
        let schema = api[use.schema]
        for argument in use.arguments { look(at: argument, within: types, chain: chain, seen: &seen) }
        guard schema.name != nil else {
            guard seen.insert(use.schema).inserted else { return }
            for inner in schema.kind.uses { look(at: inner, within: types, chain: chain, seen: &seen) }
            return
        }
        guard !use.arguments.isEmpty, all.count < GenericInstances.countLimit,
            chain.count(where: { $0 == use.schema }) < GenericInstances.recursionLimit
        else { return }
        let key = OpenAPISchemas(api, names: names, types: types).key(of: use)
        guard let name = names.claim(types.proposal(for: use), for: key) else { return }
        let inner = TypeArguments(of: use, within: types)
        all.append(Instance(name: name, schema: use.schema, types: inner, chain: chain + [use.schema]))
    }
}

/// The names under which generic schemas are written with the types that they are used with; no two share one, and none
/// is that of a declared schema.
struct InstanceNames {
    /// What tells an instance from others: two that are written alike are one.
    struct Key: Hashable {
        let schema: SchemaID
        let arguments: [YAMLValue]
    }

    private var names: [Key: String] = [:]
    private var taken: Set<String>

    init(_ api: API) { taken = Set(api.namedSchemas.compactMap { api[$0].name }) }

    subscript(key: Key) -> String? { names[key] }

    /// `PageOfItem`, and where that is another schema, `PageOfItem2`; nil for an instance that has its name.
    mutating func claim(_ proposal: String, for key: Key) -> String? {
        guard names[key] == nil else { return nil }
        let name = taken.claim(proposal)
        names[key] = name
        return name
    }
}

/// The types that stand for the parameters of a generic schema.
struct TypeArguments {
    /// A type, with the types of the parameters that occur within it.
    struct Argument {
        var use: SchemaUse
        let types: TypeArguments
    }

    private let api: API
    private var arguments: [String: Argument] = [:]

    /// Outside of generic schemas.
    init(_ api: API) { self.api = api }

    /// What a use of a generic schema says: `Page<T>` within `Box<Item>` → T is Item.
    init(of use: SchemaUse, within types: TypeArguments) {
        api = types.api
        for (name, argument) in zip(api[use.schema].typeParameters, use.arguments) {
            arguments[name] = types.resolved(argument)
        }
    }

    /// The type of a type parameter; any other use as it is.
    func resolved(_ use: SchemaUse) -> Argument {
        guard case .typeParameter(let name) = api[use.schema].kind, var argument = arguments[name] else {
            return Argument(use: use, types: self)
        }
        argument.use.isNullable = argument.use.isNullable || use.isNullable
        if use.annotations != Annotations() { argument.use.annotations = use.annotations }
        return argument
    }

    /// The name that an instance of a generic schema would have: `PageOfItem`. Others may propose the same.
    func proposal(for use: SchemaUse) -> String {
        (api[use.schema].name ?? "") + "Of" + use.arguments.map(word).joined(separator: "And")
    }

    private func word(of given: SchemaUse) -> String {
        let argument = resolved(given)
        let word = argument.types.plainWord(of: argument.use)
        return argument.use.isNullable ? "Optional" + word : word
    }

    private func plainWord(of use: SchemaUse) -> String {
        if let name = api[use.schema].name { return use.arguments.isEmpty ? name : proposal(for: use) }
        switch api[use.schema].kind {
        case .array(let shape): return "ListOf" + word(of: shape.element)
        case .map(let value): return "MapOf" + word(of: value)
        case .string(let format): return format.map { $0.filter(\.isLetter).capitalizingFirst } ?? "String"
        case .integer: return "Integer"
        case .number: return "Number"
        case .boolean: return "Boolean"
        default: return "Value"
        }
    }
}
