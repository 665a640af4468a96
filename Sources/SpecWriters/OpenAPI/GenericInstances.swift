import APIModel

/// The generic schemas of an API with their type arguments, each combination once: those that operations and other
/// schemas use, and those that occur within them.
struct GenericInstances {
    /// A generic schema with its arguments: `Page<Item>`.
    struct Instance {
        let name: String
        let schema: SchemaID
        let types: TypeArguments
        /// The generic schemas that led to this one, and itself.
        fileprivate let chain: [SchemaID]
    }

    /// Stops at a schema that uses itself with ever larger types.
    private static let recursionLimit = 4
    /// Stops where each schema uses the next one with two types, which doubles the number with every step.
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

    /// - Parameter seen: the inline schemas that were visited from this place, since they can form cycles.
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

/// The names of generic schemas with their arguments; no two are equal, and none is the name of a declared schema.
struct InstanceNames {
    /// Identifies an instance: two with the same written arguments are one.
    struct Key: Hashable {
        let schema: SchemaID
        let arguments: [YAMLValue]
    }

    private var names: [Key: String] = [:]
    private var taken: Set<String>

    init(_ api: API) { taken = Set(api.namedSchemas.compactMap { api[$0].name }) }

    subscript(key: Key) -> String? { names[key] }

    /// `PageOfItem`, or `PageOfItem2` if that is taken; nil for an instance that already has a name.
    mutating func claim(_ proposal: String, for key: Key) -> String? {
        guard names[key] == nil else { return nil }
        let name = taken.claim(proposal)
        names[key] = name
        return name
    }
}

/// The arguments of a generic schema by its type parameters.
struct TypeArguments {
    /// An argument, with the arguments of the type parameters in it.
    struct Argument {
        var use: SchemaUse
        let types: TypeArguments
    }

    private let api: API
    private var arguments: [String: Argument] = [:]

    /// No arguments, for places outside of generic schemas.
    init(_ api: API) { self.api = api }

    /// The arguments of a use: `Page<T>` within `Box<Item>` → T is Item.
    init(of use: SchemaUse, within types: TypeArguments) {
        api = types.api
        for (name, argument) in zip(api[use.schema].typeParameters, use.arguments) {
            arguments[name] = types.resolved(argument)
        }
    }

    /// The argument for a type parameter; any other use as it is.
    func resolved(_ use: SchemaUse) -> Argument {
        guard case .typeParameter(let name) = api[use.schema].kind, var argument = arguments[name] else {
            return Argument(use: use, types: self)
        }
        argument.use.isNullable = argument.use.isNullable || use.isNullable
        if use.annotations != Annotations() { argument.use.annotations = use.annotations }
        return argument
    }

    /// A name for an instance of a generic schema: `PageOfItem`. Other instances may propose the same one.
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
