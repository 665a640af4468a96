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
    /// The response to one case of an enum: what its calls read, or else the type that the enum declares for all of its
    /// cases, and that clients decode even for callers that drop it: `R.Output` of `send<R: Request>(_ request: R)`
    func response(ofCase key: String, _ verb: String?, in entry: SourceIndex.Entry) -> ResponseFact {
        let called = response(of: key, verb: verb)
        let declared = declared(by: entry, decoded).map { made($0, from: entry.name) }
        return called.response.type == nil ? declared ?? called : called
    }

    /// The response that the written type of an endpoint names, if the function that takes the endpoint decodes it:
    /// `Reply<Walk>` for `send(Walks<Walk>.walk(id))`, `enum Walks<T> { typealias Answer = T … }` and a `send` that
    /// decodes `Reply<R.Answer>`
    func response(named call: EndpointCalls.Call, from place: String) -> ResponseFact? {
        guard let entry = index.types[SourceIndex.parent(call.endpoint)],
            wrappings.contains(where: { $0.function == call.taker })
        else { return nil }
        return response(namedBy: call.type, of: entry, from: place)
    }

    /// The response as clients decode it that a written type of requests names: `Reply<Walk>` for `Walks<Walk>`
    func response(namedBy written: SwiftType?, of entry: SourceIndex.Entry, from place: String?) -> ResponseFact? {
        let own = entry.declaration?.typeParameters ?? []
        // A type parameter may have the protocol's name: `struct Walks<Answer>: Asking`
        let parameter = own.map(\.name).first(where: decoded.contains)
        guard let written, !written.arguments.isEmpty,
            let fact = declared(by: entry, decoded) ?? parameter.map({ wrapped(.type(SwiftType($0)), $0, of: entry) }),
            let type = fact.response.type
        else { return nil }
        let meant = type.replacing(own.given(written.arguments))
        return meant == type ? nil : ResponseFact(response(meant, from: place), fact.why)
    }

    /// The type of the response that a request type declares by one of these names: `typealias Output = Store`
    func declared(by entry: SourceIndex.Entry, _ names: [String]) -> ResponseFact? {
        for name in names {
            if let alias = index.aliases[entry.name + "." + name] {
                let known = index.ancestors(of: entry).compactMap { readings[$0.name] }.first { $0.name == name }
                let type = known?.type.replacing([name: alias.type]) ?? alias.type
                return wrapped(response(type, from: entry.name), name, of: entry)
            }
            if index.types[entry.name + "." + name] != nil { return wrapped(inner(name, of: entry), name, of: entry) }
        }
        return nil
    }

    /// The response as clients decode it that take requests of its protocol: `Envelope<Store>`
    private func wrapped(_ named: AdoptedEndpoint.Response, _ name: String, of entry: SourceIndex.Entry) -> ResponseFact
    {
        guard let type = named.type else { return ResponseFact(named) }
        let line = Set(([entry] + index.ancestors(of: entry)).map(\.name))
        var read: [SwiftType] = []
        var doubted: ResponseFact?
        for known in wrappings where known.name == name {
            guard known.bounds.contains(where: { index.type($0).map { line.contains($0.name) } == true }) else {
                continue
            }
            let meant = known.type.replacing([name: type])
            // A value that holds what was decoded isn't decoded itself.
            let isMade = meant != type && index.type(meant, from: entry.name)?.declaration != nil
            if isMade, !index.isDecodable(meant, from: entry.name) { continue }
            if !read.contains(meant) { read.append(meant) }
            doubted = doubted ?? envelopes.around(ResponseFact(.type(meant)), readAt: known.site)
        }
        if read.count == 1, let doubted { return doubted }
        let shown = read.map { "`\($0.shown)`" }.joined(separator: " or ")
        return ResponseFact(read.first.map { .type($0) } ?? named, read.count > 1 ? "clients read \(shown)" : nil)
    }

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
    /// The response in the type of the property that a function's publisher is assigned to: `[Store]` for
    /// `found = api.request("stores")` and `var found: AnyPublisher<[Store], Never>?`
    func held(by function: FunctionDeclaration, in type: String?) -> ResponseFact? {
        guard let entry = type.flatMap({ index.type($0) }) else { return nil }
        var types: Set<SwiftType> = []
        SwiftWalk.visit(function.body ?? []) { expression in
            guard case .assignment(let target, .call) = expression, let name = target.lastName,
                let held = entry.members.properties.first(where: { $0.name == name })?.type?.unwrapped,
                index.isHolder(held, from: entry.name), let type = held.arguments.first
            else { return }
            types.insert(type)
        }
        guard types.count == 1, let type = types.first else { return nil }
        return ResponseFact(response(type, from: entry.name))
    }

    /// A type of the team that a function passes on and that nothing decodes: `(Result<Story>) -> Void`
    func made(by function: FunctionDeclaration, in type: String?) -> SwiftType? {
        let handlers = function.parameters.compactMap { parameter in
            parameter.type?.closure?.parameters.first { !index.isStatus($0.type, from: type) }?.type
        }
        let told = handlers.filter { !$0.unwrapped.name.hasSuffix("Error") }
        guard let written = told.last ?? (handlers.isEmpty ? function.result : nil),
            case .type(let known) = response(written.first, from: type),
            let entry = index.type(known.element ?? known, from: type), let kind = entry.declaration?.kind,
            kind != .protocolType, entry.declaration?.typeParameters.isEmpty == true,
            // A type that sends or keeps a request isn't a response.
            !entry.members.properties.contains(where: { $0.type?.mentions("URLRequest") == true }),
            !entry.members.functions.contains(where: { ReferencedNames($0.body).asks })
        else { return nil }
        return known
    }

    /// What one of several requests of a function is read as.
    func response(readAs type: SwiftType?, of function: EndpointReader.Subject) -> ResponseFact {
        let known = type.map { response($0, from: function.owner) } ?? .unknown
        if let type = known.type, type == function.response.response.type { return function.response }
        // `Page<R.Model>` in a function of `Call<R>`: only the function that makes the call tells what `R` is.
        let isOpen = known.type?.contains { index.isTypeParameter(SourceIndex.parent($0)) } == true
        if let type = known.type, !isOpen, index.isDecodable(type, from: function.owner) { return ResponseFact(known) }
        let text = "`\(function.name)` sends several requests, and what this one is read as isn't told"
        return ResponseFact(function.response.response, text)
    }

    /// The type that a function decodes; nil if callers choose it, whatever else is read, such as the text of an error.
    /// A function that passes data on decodes only errors.
    func decoded(by function: FunctionDeclaration, in entry: SourceIndex.Entry) -> SwiftType? {
        let chosen = function.typeParameters.map(\.name)
        guard !typesRead(by: function, in: entry.name).isEmpty,
            !function.readTypes().contains(where: { read in
                read.contains { chosen.contains($0) || chosen.contains(SourceIndex.parent($0)) }
            })
        else { return nil }
        let fact = response(of: function, in: entry.name)
        guard fact.why == nil, let type = fact.response.type, !type.contains(where: index.isTypeParameter),
            !function.given.isEmpty, !function.given.contains(where: { $0.mentions("Data") })
        else { return nil }
        return type
    }
}

/// What clients decode for generic requests: `Page<Store>` for `Endpoint<Store>`, by
/// `func send<T>(_ endpoint: Endpoint<T>) async throws -> [T] { try decode(Page<T>.self, …).items }`
struct RequestDecoders {
    /// What functions decode that take requests with these arguments; nil stands for any argument.
    private struct Client: Hashable {
        let arguments: [SwiftType?]
        /// The types, with the positions of arguments as names: `Page<$0>`
        let read: [SwiftType]
    }

    private let index: SourceIndex
    private var clients: [String: [Client]] = [:]
    /// The positions of the arguments of requests that clients give and aren't seen to decode, by the requests' types.
    private var given: [String: Set<Int>] = [:]
    /// The members that say which type is decoded: `inner` in `decode(type.inner, from: data)`
    private var choosing: Set<String> = []
    /// The places of the functions that take or send requests, by the requests' types.
    private var takers: [String: [String]] = [:]
    private let responses: ResponseFinder

    init(_ index: SourceIndex, _ responses: ResponseFinder) {
        let naming = responses.naming
        self.index = index
        self.responses = responses
        for entry in index.entries { for function in entry.members.functions { add(function, entry, naming) } }
        for function in index.functions { add(function, nil, naming) }
    }

    private mutating func add(_ function: FunctionDeclaration, _ entry: SourceIndex.Entry?, _ naming: TypeNaming) {
        guard let body = function.body, function.conditions.isEmpty else { return }
        SwiftWalk.visit(body) { expression in
            guard case .call(let callee, let arguments) = expression, callee.lastName == "decode",
                case .member(_?, let name)? = arguments.first?.value
            else { return }
            choosing.insert(name)
        }
        let own = function.typeParameters.map(\.name)
        var asked = function.parameters.compactMap(\.type).filter { !$0.arguments.isEmpty }.compactMap { type in
            index.type(type, from: entry?.name).map { ($0.name, type.arguments, own) }
        }
        let ofEntry = function.isStatic ? [] : (entry?.declaration?.typeParameters ?? []).map(\.name)
        if let entry, !ofEntry.isEmpty { asked.append((entry.name, ofEntry.map { SwiftType($0) }, ofEntry)) }
        for (name, arguments, free) in asked {
            let names = arguments.map { free.contains($0.name) ? $0.name : "" }
            takers[name, default: []].append(function.site)
            var read = function.readTypes(naming).filter { type in
                // A value that holds what was decoded isn't decoded itself: `{ (outcome: Outcome<T>) in … }`
                let isMade = index.type(type, from: entry?.name)?.declaration != nil
                return type.contains(where: names.contains) && (!isMade || index.isDecodable(type, from: entry?.name))
            }
            if read.isEmpty, let result = function.result, result.contains(where: names.contains) {
                let meant = naming.read(result, givenBy: function.lastCalled)
                read = meant == result ? [] : [meant]
            }
            let given = zip(arguments, names).map { $0.isExistential || !$1.isEmpty ? nil : $0 }
            // `func send<T>(_ endpoint: Endpoint<T, Nothing>) async throws`
            let isSilent = function.result == nil && function.isAsync && given.contains { $0 != nil }
            guard !read.isEmpty || isSilent else {
                let values = function.given.map { index.isHolder($0, from: nil) ? $0.arguments.first ?? $0 : $0 }
                self.given[name, default: []].formUnion(values.compactMap { names.firstIndex(of: $0.unwrapped.name) })
                continue
            }
            let places = Dictionary(names.enumerated().map { ($1, SwiftType("$\($0)")) }) { first, _ in first }
            let client = Client(arguments: given, read: read.map { $0.replacing(places) })
            if clients[name]?.contains(client) != true { clients[name, default: []].append(client) }
        }
    }

    /// The response to a request of a type, or else what is decoded to make the one that its argument names.
    func response(to written: SwiftType?, of entry: SourceIndex.Entry, named: ResponseFact) -> ResponseFact {
        let fact = plainResponse(to: written, of: entry, named: named)
        return (takers[entry.name] ?? []).reduce(fact) { responses.envelopes.around($0, readAt: $1) }
    }

    /// The response that clients decode for the base class of a request: `[Walk]` for `class Walks: Reading<[Walk]>`
    func response(inheritedBy entry: SourceIndex.Entry) -> ResponseFact? {
        index.ancestors(of: entry).lazy.compactMap { base -> ResponseFact? in
            let own = (base.declaration?.typeParameters ?? []).map(\.name)
            guard base.declaration?.kind == .classType, !own.isEmpty else { return nil }
            let arguments = index.typeArguments(of: entry, in: base.name)
            let written = SwiftType.named(base.name, own.map { arguments[$0] ?? SwiftType($0) })
            let fact = self.response(to: written, of: base, named: ResponseFact(.unknown))
            if case .unknown = fact.response { return nil }
            return fact
        }.first
    }

    private func plainResponse(to written: SwiftType?, of entry: SourceIndex.Entry, named: ResponseFact) -> ResponseFact
    {
        if let known = response(to: written, of: entry) { return known }
        if let known = responses.response(namedBy: written, of: entry, from: entry.name) { return known }
        if let type = named.response.type { return ResponseFact(.type(decoded(type)), named.why) }
        guard case .unknown = named.response, let arguments = written?.arguments, let places = given[entry.name],
            places.count == 1, let place = places.first, arguments.indices.contains(place)
        else { return named }
        if arguments[place] == "Void" { return ResponseFact(.nothing, named.why) }
        let type = decoded(arguments[place])
        return index.isDecodable(type, from: entry.name) ? ResponseFact(.type(type), named.why) : named
    }

    /// The response that clients decode for a request of a type; nil if no client names it.
    private func response(to written: SwiftType?, of entry: SourceIndex.Entry) -> ResponseFact? {
        guard let written, let known = clients[entry.name], index.type(written)?.name == entry.name else { return nil }
        let taking = known.filter { client in
            client.arguments.count == written.arguments.count
                && zip(client.arguments, written.arguments).allSatisfy { $0 == nil || $0?.lastName == $1.lastName }
        }
        let places = written.arguments.enumerated().map { ("$\($0)", $1) }
        let types = Dictionary(places) { first, _ in first }
        var read: [SwiftType] = []
        for client in taking {
            for type in client.read.map({ decoded($0.replacing(types)) }) where !read.contains(type) {
                read.append(type)
            }
        }
        guard let first = read.first else {
            return taking.isEmpty ? nil : ResponseFact(.nothing, "the code that sends it returns nothing")
        }
        let shown = read.map { "`\($0.text)`" }.joined(separator: " or ")
        return ResponseFact(first == "Void" ? .nothing : .type(first), read.count > 1 ? "clients read \(shown)" : nil)
    }

    /// The type that is decoded to make a value of this one: `[Store]` for `Page<[Store]>`, if `Page<Item>` has a static
    /// member that says `Item.self`, by which clients choose the type.
    private func decoded(_ type: SwiftType) -> SwiftType {
        guard let entry = index.type(type) else { return type }
        for property in entry.members.properties where property.isStatic && choosing.contains(property.name) {
            guard case .metatype(let inner)? = property.value ?? property.getter?.last?.value,
                let chosen = inner.namedType
            else { continue }
            return chosen.replacing((entry.declaration?.typeParameters ?? []).given(type.arguments))
        }
        return type
    }
}

extension FunctionDeclaration {
    /// What a function decodes for the response that the type of a request names: `Envelope<Answer>`
    struct Wrapping {
        /// The protocols of the request.
        let bounds: [SwiftType]
        /// `Answer`
        let name: String
        let type: SwiftType
        /// The place of the function, and its name.
        let site: String
        let function: String
    }

    /// `Envelope<Answer>` for `decode(Envelope<A.Answer>.self, from: data)` in `send<A: Ask>(_ ask: A) -> A.Answer`
    func wrappings(_ naming: TypeNaming) -> [Wrapping] {
        // What a protocol asks for decodes nothing itself.
        if body == nil { return [] }
        return typeParameters.flatMap { parameter -> [Wrapping] in
            let (given, function) = (self.given.map(\.unwrapped), self.name)
            return Set(responseNames).sorted().flatMap { name -> [Wrapping] in
                let own = SwiftType(parameter.name + "." + name)
                let isGiven = given.contains { $0 == own || $0.arguments.first?.unwrapped == own }
                guard let bound = parameter.bound, isGiven else { return [] }
                var read = readTypes(naming).filter { $0.contains { $0 == own.name } }
                if read.isEmpty { read = [naming.read(own, givenBy: lastCalled)] }
                return read.map { type in
                    let meant = type.replacing([own.name: SwiftType(name)])
                    return Wrapping(bounds: bound.composed, name: name, type: meant, site: site, function: function)
                }
            }
        }
    }

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

    /// What it returns, or tells a handler.
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
