/// Finds the closures of a client: `GameClient(games: { page in try await request("games") })`. Each closure that sends
/// something is an endpoint with the name of the client's property.
struct ClosureEndpoints {
    let index: SourceIndex

    private typealias Closure = (parameters: [SwiftType.Element], result: SwiftType)
    /// A static member that makes a client.
    private typealias Maker = (Evaluator) -> Value

    /// Whether a function or property of this type makes a client: then the client's closures are the endpoints.
    func areEndpoints(of made: SwiftType?, from entry: SourceIndex.Entry) -> Bool {
        client(made, from: entry).map { !closures(of: $0).isEmpty } ?? false
    }

    func all(
        run: (EndpointReader.Subject, String, (FunctionEndpoints.Sent) -> Bool, (Evaluator) -> Void) ->
            FunctionEndpoints.Result?, _ responses: ResponseFinder
    ) -> (found: [FunctionEndpoints.Result], left: [LeftEndpoint]) {
        var found: [FunctionEndpoints.Result] = []
        var left: [LeftEndpoint] = []
        let makers = makers()
        for client in index.entries {
            let name = client.name
            guard let known = makers[name] else { continue }
            for (property, type) in closures(of: client) {
                // The first maker with a request counts, such as the live client. Others are for tests and previews.
                for maker in known {
                    guard case .closure(let function)? = maker(Evaluator(index)).field(property.name) else { continue }
                    let names = zip(type.parameters.indices, type.parameters).map { position, parameter in
                        let own = position < function.parameters.count ? function.parameters[position].name : nil
                        return parameter.label ?? (own == "_" ? nil : own) ?? "value\(position + 1)"
                    }
                    let code = FunctionDeclaration(
                        name: property.name, parameters: [], typeParameters: [], result: type.result, isStatic: false,
                        isAsync: true, isThrowing: true, body: function.body, marks: [], documentation: nil,
                        place: property.place, file: function.file)
                    let subject = EndpointReader.Subject(
                        owner: SourceIndex.shown(name), name: property.name, documentation: property.documentation,
                        file: property.file, place: property.place, inputs: Set(names),
                        response: responses.response(of: code, in: name), call: signature(property.name, type, names))
                    let made = run(subject, Evaluator.key(of: property, in: name), { _ in true }) { evaluator in
                        let client = maker(evaluator)
                        evaluator.sent = []
                        guard case .closure(let function)? = client.field(property.name) else { return }
                        _ = evaluator.run(function, arguments(type, names, name))
                    }
                    if let made {
                        found.append(made)
                        break
                    }
                    let words = ReferencedNames(function.body)
                    if !words.addresses.isEmpty || words.asks {
                        left.append(LeftEndpoint(subject, FunctionEndpoints.unclear))
                        break
                    }
                }
            }
        }
        return (found, left)
    }

    private func arguments(_ type: Closure, _ names: [String], _ place: String) -> [Value.Part] {
        zip(type.parameters, names).map { parameter, name in
            let type = index.resolved(parameter.type, from: place)
            return Value.Part(label: nil, value: .symbol(Symbol(text: name, type: type, isInput: true)))
        }
    }

    private func signature(_ name: String, _ type: Closure, _ names: [String]) -> CallSignature {
        let parameters = zip(type.parameters, names).map { parameter, name in
            SwiftParameter(label: parameter.label, name: name, type: parameter.type, defaultValue: nil)
        }
        return CallSignature(name, parameters, names: names)
    }

    // MARK: Clients

    private func closures(of entry: SourceIndex.Entry) -> [(PropertyDeclaration, Closure)] {
        guard entry.declaration?.kind == .structure || entry.declaration?.kind == .classType else { return [] }
        return entry.members.properties.compactMap { property in
            guard property.isStored, let type = property.type?.closure else { return nil }
            return (property, type)
        }
    }

    /// The members that make each client, by the client's name; properties come first.
    private func makers() -> [String: [Maker]] {
        var found: [String: [Maker]] = [:]
        let entries = index.entries
        for entry in entries {
            for property in entry.members.properties where property.isStatic {
                guard let client = client(property.type ?? property.value?.rootName, from: entry) else { continue }
                found[client.name, default: []].append { $0.value(of: property, this: nil, type: entry.name) }
            }
        }
        for entry in entries {
            for function in entry.members.functions where function.isStatic && function.body != nil {
                guard let client = client(function.result, from: entry) else { continue }
                let payload = function.parameters.offered
                found[client.name, default: []].append { $0.invoke(function, entry.name, payload, this: nil) }
            }
        }
        return found.filter { name, _ in index.types[name].map { !closures(of: $0).isEmpty } ?? false }
    }

    private func client(_ written: SwiftType?, from entry: SourceIndex.Entry) -> SourceIndex.Entry? {
        written?.name == "Self" ? entry : index.type(written, from: entry.name)
    }
}

extension [SwiftParameter] {
    /// The symbols of the parameters that the app hands over to a maker: a default that says nothing, as in
    /// `token: @escaping () -> String? = { nil }`, is replaced there. Without an address, the maker's own is taken.
    fileprivate var offered: [Value.Part] {
        filter { $0.defaultValue?.saysNothing(AddressSplitting.isAddress($0.name ?? "")) ?? true }.map {
            Value.Part(label: $0.label, value: $0.open)
        }
    }
}

extension SwiftExpression {
    /// `nil`, unless it is for an address, `[:]`, `{ nil }`
    fileprivate func saysNothing(_ isAddress: Bool) -> Bool {
        switch self {
        case .null: return !isAddress
        case .array(let elements): return elements.isEmpty
        case .dictionary(let pairs): return pairs.isEmpty
        case .closure(let closure):
            return closure.body.count == 1 && closure.body[0].value?.saysNothing(isAddress) == true
        default: return false
        }
    }

    /// The type with which a chain of calls begins: `Self` of `Self.live(baseURL: url)`
    var rootName: SwiftType? {
        switch self {
        case .call(let callee, _): return callee.rootName
        case .member(let base?, let name): return name.first?.isUppercase == true ? namedType : base.rootName
        case .name(let name): return name.first?.isUppercase == true ? SwiftType(name) : nil
        default: return nil
        }
    }
}

extension ResponseFinder {
    /// Reads the closures of the clients that code makes as functions of their own; returns whether there are any.
    mutating func read(
        closuresIn body: [SwiftStatement], as made: SwiftType?, of entry: SourceIndex.Entry, _ empty: EndpointCalls
    ) -> Bool {
        let closures = index.closures(madeIn: body, as: made, of: entry)
        var calls = empty
        calls.hints += index.generics(in: body)
        for closure in closures { read(closure, in: entry, calls) }
        return !closures.isEmpty
    }
}

extension SourceIndex {
    /// The types of variables, also of those in closures and of global ones, that have arguments:
    /// `let provider = Provider<Gate>()`
    func generics(in body: [SwiftStatement]) -> [SwiftType] {
        let named = globals.isEmpty ? [] : ReferencedNames(body).names.sorted().compactMap { globals[$0] }
        let types = body.allBindings.map { $0.type ?? $0.value?.madeType } + named.map { $0.type ?? $0.value?.madeType }
        return types.compactMap { $0 }.filter { !$0.arguments.isEmpty }
    }

    /// The closures of the clients that code makes, as functions with the names and results of the clients' properties:
    /// `leave` of `GateClient(leave: { try await provider.send(.leave) })`
    func closures(madeIn body: [SwiftStatement], as made: SwiftType?, of entry: Entry) -> [FunctionDeclaration] {
        var found: [FunctionDeclaration] = []
        SwiftWalk.visit(body) { expression in
            guard case .call(let callee, let arguments) = expression else { return }
            let written = if case .member(nil, "init") = callee { made } else { expression.madeType }
            guard let client = written?.name == "Self" ? entry : type(written, from: entry.name) else { return }
            let kept = client.members.properties.filter { $0.isStored && $0.type?.isClosure == true }
            for argument in arguments {
                // The first trailing closure has no label.
                let property = argument.label.map { label in kept.first { $0.name == label } } ?? kept.first
                guard case .closure(let closure) = argument.value, let property, let type = property.type?.closure
                else { continue }
                found.append(
                    FunctionDeclaration(
                        name: property.name, parameters: closure.parameters, typeParameters: [], result: type.result,
                        isStatic: false, isAsync: property.type?.isAsync == true, isThrowing: true, body: closure.body,
                        marks: [], documentation: nil, place: property.place, file: property.file))
            }
        }
        return found
    }
}
