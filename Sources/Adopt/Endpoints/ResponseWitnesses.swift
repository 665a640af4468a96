extension ResponseFinder {
    /// The response that a request type reads in the function that its protocol requires for that:
    /// `func parse(_ data: Data) throws -> Output`
    func witnessed(by entry: SourceIndex.Entry) -> ResponseFact? {
        for asked in index.ancestors(of: entry).flatMap(\.members.functions) where asked.body == nil {
            guard let result = asked.result?.name, names.contains(result),
                let own = entry.members.functions.first(where: { $0.body != nil && $0.isNamed(like: asked) })
            else { continue }
            if own.result == nil, own.readTypes(naming).isEmpty { return ResponseFact(.nothing) }
            return response(of: own, in: entry.name)
        }
        return nil
    }
}

extension ResponseFinder {
    /// `Page<Item>.Response`, where `typealias Items = Page<Item>` shows the only arguments of the generic type.
    func inner(_ name: String, of entry: SourceIndex.Entry) -> AdoptedEndpoint.Response {
        guard entry.declaration?.typeParameters.isEmpty == false else {
            return .type(SwiftType(entry.name + "." + name))
        }
        let own = SourceIndex.last(entry.name)
        let uses = Set(index.aliases.values.map(\.type).filter { $0.lastName == own })
        guard uses.count == 1, let use = uses.first else { return .unknown }
        let outer = (entry.parent.map { $0 + "." } ?? "") + own
        return .type(.nested(.named(outer, use.arguments), name, []))
    }
}

extension ResponseFinder {
    /// What one of several requests of a function is read as.
    func response(readAs type: SwiftType?, of function: EndpointReader.Subject) -> ResponseFact {
        let known = type.map { response($0, from: function.owner) } ?? .unknown
        if let type = known.type, type == function.response.response.type { return function.response }
        if let type = known.type, index.isDecodable(type, from: function.owner) { return ResponseFact(known) }
        let text = "`\(function.name)` sends several requests, and what this one is read as isn't told"
        return ResponseFact(function.response.response, text)
    }

    /// The type that a function decodes; nil if callers choose it. A function that passes data on decodes only errors.
    func decoded(by function: FunctionDeclaration, in entry: SourceIndex.Entry) -> SwiftType? {
        guard !typesRead(by: function, in: entry.name).isEmpty else { return nil }
        let fact = response(of: function, in: entry.name)
        guard fact.why == nil, let type = fact.response.type, !type.contains(where: index.isTypeParameter),
            !function.given.isEmpty, !function.given.contains(where: { $0.mentions("Data") })
        else { return nil }
        return type
    }
}

extension FunctionDeclaration {
    /// The names of responses in the request types that it takes: `Output` for `R.Output` with the type parameter `R`
    var responseNames: [String] {
        var found: [String] = []
        for owner in typeParameters.map({ $0.name + "." }) {
            for type in given {
                _ = type.contains { name in
                    if name.hasPrefix(owner) { found.append(String(name.dropFirst(owner.count))) }
                    return false
                }
            }
        }
        return found
    }

    /// What it hands back, or tells a handler.
    var given: [SwiftType] {
        [result].compactMap { $0 } + parameters.compactMap(\.type?.closure).flatMap(\.parameters).map(\.type)
    }

    /// The types that it returns for requests of a protocol, with the protocol's names: `Page<Value>` for
    /// `load<T>(_ request: some Paged<T>) -> Page<T>` and `protocol Paged<Value>`
    func readings(_ index: SourceIndex) -> [(asked: String, name: String, type: SwiftType)] {
        let own = typeParameters.map(\.name)
        return parameters.compactMap(\.type).flatMap { written -> [(asked: String, name: String, type: SwiftType)] in
            guard let asked = index.type(written), asked.declaration?.kind == .protocolType else { return [] }
            return zip(asked.declaration?.typeParameters ?? [], written.arguments).compactMap { parameter, argument in
                let type = given.first { $0.contains { $0 == argument.name } }
                guard let type, own.contains(argument.name) else { return nil }
                return (asked.name, parameter.name, type.replacing([argument.name: SwiftType(parameter.name)]))
            }
        }
    }

    fileprivate func isNamed(like other: FunctionDeclaration) -> Bool {
        name == other.name && parameters.map(\.label) == other.parameters.map(\.label)
    }
}
