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
        at use: SchemaUse,
        within types: TypeArguments,
        chain: [SchemaID],
        seen: inout Set<SchemaID>
    ) {
        let schema = api[use.schema]
        for argument in use.arguments { look(at: argument, within: types, chain: chain, seen: &seen) }
        guard schema.name != nil else {
            guard seen.insert(use.schema).inserted else { return }
            for inner in schema.kind.uses { look(at: inner, within: types, chain: chain, seen: &seen) }
            return
        }
        guard !use.arguments.isEmpty, chain.count(where: { $0 == use.schema }) < GenericInstances.recursionLimit
        else { return }
        let key = OpenAPISchemas(api, names: names, types: types).key(of: use)
        guard let name = names.claim(types.proposal(for: use), for: key) else { return }
        let inner = TypeArguments(of: use, within: types)
        all.append(Instance(name: name, schema: use.schema, types: inner, chain: chain + [use.schema]))
    }
}
