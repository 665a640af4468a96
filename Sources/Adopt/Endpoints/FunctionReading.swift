extension ResponseFinder {
    /// The response that a function reads. It may be null if the function decodes an optional value.
    func response(of function: FunctionDeclaration, in type: String?) -> ResponseFact {
        let plain = plainResponse(of: function, in: type)
        if case .unknown = plain.response, let held = held(by: function, in: type) { return held }
        return doubted(plain, readBy: function)
    }
}

extension SwiftArgument {
    /// `ErrorResponse.self`
    fileprivate var namesError: Bool {
        if case .metatype(let inner) = value { inner.namedType?.isOfErrors == true } else { false }
    }
}

extension SwiftParameter {
    var isHandler: Bool { type?.isClosure == true }

    /// Whether it only gets errors: `onError: (Problem) -> Void`
    fileprivate var isErrorHandler: Bool {
        type?.closure?.parameters.first?.type.name.hasSuffix("Error") == true || isNamedForErrors
    }

    /// Whether its name says that it gets errors: `failure: (String) -> Void`
    var isNamedForErrors: Bool { ["error", "fail"].contains { name?.lowercased().contains($0) == true } }
}

extension FunctionDeclaration {
    /// The types that its code names for what it reads, each once.
    func readTypes(_ naming: TypeNaming = TypeNaming()) -> [SwiftType] {
        let handled = handledTypes
        let own = (body ?? []).readTypes(naming)
        return (own + typesReadBehind(naming).filter { !own.contains($0) }).filter { !handled.contains($0) }
    }

    /// What the functions decode that it passes its own type argument to: `Page<T>` for `try open(data, as: type)` and
    /// `type: T.Type`
    private func typesReadBehind(_ naming: TypeNaming) -> [SwiftType] {
        var told: [String: SwiftType] = [:]
        for parameter in parameters { if let name = parameter.name { told[name] = parameter.type?.metatype } }
        var types: [SwiftType] = []
        guard !told.isEmpty else { return types }
        SwiftWalk(passesFailures: true).visit(body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression else { return }
            for argument in arguments {
                guard case .name(let name) = argument.value, let own = told[name],
                    let meant = naming.read(own, toldTo: callee.lastName), meant != own, !types.contains(meant)
                else { continue }
                types.append(meant)
            }
        }
        return types
    }

    /// Whether it decodes the type that it is passed: `decode(type, from: data)` with `type: T.Type`
    func decodes(_ own: SwiftType) -> Bool {
        let names = parameters.filter { $0.type?.metatype == own }.compactMap(\.name)
        return contains { expression in
            guard case .call(let callee, let arguments) = expression, callee.lastName == "decode" else { return false }
            return arguments.contains { if case .name(let name) = $0.value { names.contains(name) } else { false } }
        }
    }

    /// What a server's handler decodes from the request that it handles: `request.content.decode(Form.self)`
    var handledTypes: Set<SwiftType> {
        let requests = parameters.filter { $0.type?.lastName == "Request" }.compactMap(\.name)
        var types: Set<SwiftType> = []
        guard !requests.isEmpty else { return types }
        SwiftWalk.visit(body ?? []) { expression in
            guard case .call(.member(.member(.name(let name)?, let part)?, "decode"), let arguments) = expression,
                requests.contains(name), ["content", "query"].contains(part),
                case .metatype(let inner)? = arguments.first?.value, let type = inner.namedType
            else { return }
            types.insert(type)
        }
        return types
    }

    /// The parameters of its completion handler; nil if there is none.
    var told: [SwiftType.Element]? { parameters.last { $0.isHandler }?.type?.closure?.parameters }

    func contains(_ isMeant: (SwiftExpression) -> Bool) -> Bool {
        var isFound = false
        SwiftWalk.visit(body ?? []) { isFound = isFound || isMeant($0) }
        return isFound
    }

    /// Whether the value that it decodes may be null: `decode(Int?.self, from: data)`, `(Result<Int?, Error>) -> Void`
    var readsNull: Bool {
        let told = parameters.compactMap(\.type?.closure).flatMap(\.parameters).map(\.type)
        if told.contains(where: { $0.name == "Result" && $0.arguments.first?.isOptional == true }) { return true }
        return contains { if case .metatype(let inner) = $0 { inner.namedType?.isOptional == true } else { false } }
    }

    /// Whether nil stands for an error: `publisher.replaceError(with: nil)`
    var replacesErrors: Bool {
        contains { expression in
            guard case .call(.member(_, "replaceError"), let arguments) = expression else { return false }
            if case .null? = arguments.first?.value { return true }
            return false
        }
    }

    /// Whether it passes the data to something that may read it: `store.save(data)`
    var readsData: Bool {
        var names: Set<String> = ["data"]
        SwiftWalk.visit(body ?? []) { expression in
            guard case .closure(let closure) = expression, closure.parameters.count > 1 else { return }
            closure.parameters.first?.name.map { _ = names.insert($0) }
        }
        let signs = ["map", "json", "decod", "pars", "read", "handl", "process", "stor", "save"]
        return contains { expression in
            guard case .call(let callee, let arguments) = expression, let name = callee.lastName?.lowercased(),
                signs.contains(where: name.contains)
            else { return false }
            if arguments.contains(where: \.namesError) { return false }
            return arguments.contains { $0.value.root.map(names.contains) == true }
        }
    }

    /// Whether all types that its code names to be decoded are those of errors.
    var onlyDecodesErrors: Bool {
        var named: [Bool] = []
        SwiftWalk(passesFailures: true).visit(body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression, callee.lastName == "decode" else { return }
            named.append(arguments.contains(where: \.namesError))
        }
        return !named.isEmpty && !named.contains(false)
    }

    /// The names of the handlers that get a result, or of all its handlers if each gets only an error.
    var resultHandlers: Set<String> {
        let all = parameters.filter(\.isHandler)
        let happy = all.filter { !$0.isErrorHandler }
        return Set((happy.isEmpty ? all : happy).compactMap(\.name))
    }

    private static let transforms: Set<String> = ["map", "flatMap", "tryMap", "compactMap", "then", "value"]

    /// Whether it returns, or gives its handler, what its last call returns: `try await client.send(.stores)`
    var handsOn: Bool {
        // A macro writes the body.
        guard let body else { return !marks.isEmpty }
        let handlers = resultHandlers
        if !handlers.isEmpty, result == nil {
            // The handler itself is an argument, or it is called with the argument of another closure.
            var given: Set<String> = []
            SwiftWalk.visit(body) { expression in
                if case .closure(let closure) = expression, let name = closure.parameters.first?.name {
                    given.insert(name)
                }
            }
            return contains { expression in
                guard case .call(let callee, let arguments) = expression else { return false }
                let isCalled = callee.firstWord.map(handlers.contains) == true
                return (isCalled ? Array(arguments.prefix(1)) : arguments).contains { argument in
                    guard case .name(let name) = argument.value else { return false }
                    return (isCalled ? given : handlers).contains(name)
                }
            }
        }
        switch closing?.last?.kind {
        case .expression(.call(let callee, let arguments)), .result(.call(let callee, let arguments)?):
            // A value that is made from the result is something else: `return Date(timeIntervalSince1970: seconds)`
            let makes = callee.namedType?.lastName.first?.isUppercase == true || callee.isImplicitInit
            if makes, !arguments.contains(where: \.value.isClosure) { return false }
            if case .member(_, let name) = callee { return !Self.transforms.contains(name) }
            // `sort()`, behind the code that reads the response
            return !(arguments.isEmpty && result == nil && body.count > 1)
        // `_ = try await client.send(.logout)`
        case .expression(.assignment(.pattern(.any), .call)): return result == nil
        default: return false
        }
    }

    /// Why it isn't certain that the response has no body.
    static let mayReadSomething = "its function returns nothing: whether it reads a response isn't known"

    /// Whether it downloads a file.
    var downloads: Bool { !ReferencedNames(body).names.isDisjoint(with: ["download", "downloadTask"]) }

    /// Whether no name in its code suggests that it reads a response.
    var ignores: Bool {
        let words = ReferencedNames(body)
        let signs = ["map", "json", "decod", "parse", "sink", "subscribe", "then", "read"]
        return !words.names.contains { name in signs.contains { name.lowercased().contains($0) } }
    }

    /// Whether it makes something else of what its last call brings back, as `.map { $0.id }` does within a chain.
    var transforms: Bool {
        switch closing?.last?.kind {
        case .expression(.call(let callee, _)), .result(.call(let callee, _)?):
            return callee.isTransformed(by: Self.transforms)
        default: return false
        }
    }

    /// The type of the constant that gets what its only call of a generic function decodes, whatever it returns itself:
    /// `let text: String = try await get("/weight")` in front of `return Int(text) ?? 0`
    func plainTypes(_ naming: TypeNaming) -> [SwiftType] {
        var count = 0
        SwiftWalk.visit(body ?? []) { if naming.gives(nil, by: $0.called) { count += 1 } }
        guard count == 1, !handsOn, !ReferencedNames(body).asks else { return [] }
        return (body ?? []).flatMap { statement -> [SwiftType] in
            guard case .variables(let bindings) = statement.kind else { return [] }
            return bindings.filter { naming.gives(nil, by: $0.value?.called) }.compactMap(\.type)
        }
    }

    /// Whether its own code reads a body.
    var decodes: Bool {
        var isFound = false
        SwiftWalk(passesFailures: true).visit(body ?? []) {
            isFound = isFound || $0.lastName?.lowercased().contains("decod") == true
        }
        return isFound
    }
}

extension [SwiftStatement] {
    /// The types that they name for what they read: `decode(Store.self, from: data)`, `let link: Link = try await get()`,
    /// `{ (page: Page) in … }`, `let took: (Page) -> Void = …` that a call is given; each once.
    /// - Parameter naming: what functions do with the types that they are told.
    func readTypes(_ naming: TypeNaming) -> [SwiftType] {
        var types: [SwiftType] = []
        var named: [SwiftType] = []
        let handlers = allBindings.filter { $0.type?.isClosure == true }
        SwiftWalk(passesFailures: true).visit(self) { expression in
            switch expression {
            case .call(let callee, let arguments):
                for case .metatype(let inner) in arguments.map(\.value) {
                    guard let type = inner.namedType else { continue }
                    let meant = naming.read(type, toldTo: callee.isLibraryDecode(arguments) ? nil : callee.lastName)
                    if meant == type { continue }
                    named.append(type)
                    types += meant.map { [$0] } ?? []
                }
                for case .name(let name) in arguments.map(\.value) {
                    let told = handlers.first { $0.pattern.names == [name] }?.type?.closure?.parameters ?? []
                    types += told.map { naming.read(naming.held(by: $0.type).unwrapped, givenBy: callee.lastName) }
                }
                for case .closure(let closure) in arguments.map(\.value) {
                    for type in closure.parameters.compactMap(\.type).map(naming.held) {
                        let meant = naming.read(type.unwrapped, givenBy: callee.lastName)
                        if meant == type.unwrapped { continue }
                        named.append(type)
                        types.append(meant)
                    }
                }
            case .metatype(let inner): types += inner.namedType.map { [$0] } ?? []
            case .closure(let closure): types += closure.parameters.compactMap(\.type).map(naming.held)
            default: return
            }
        }
        for type in named { types.firstIndex(of: type).map { _ = types.remove(at: $0) } }
        let given = allBindings.filter { naming.gives($0.type.map(naming.held), by: $0.value?.called) }
        for binding in bindings + given where binding.value?.isCall == true && binding.value?.makesList != true {
            types +=
                binding.type.map { [naming.read(naming.held(by: $0).unwrapped, givenBy: binding.value?.called)] } ?? []
        }
        var seen: Set<SwiftType> = []
        return types.filter { seen.insert($0).inserted }
    }
}

extension FunctionDeclaration {
    /// Whether it only passes a parameter to other functions, and reads none of its members.
    func handsOn(_ parameter: SwiftParameter) -> Bool {
        guard let name = parameter.name else { return false }
        var (isGiven, isAsked) = (false, false)
        SwiftWalk.visit(body ?? []) { expression in
            switch expression {
            case .member(.name(name)?, _), .member(.chained(.name(name))?, _): isAsked = true
            case .call(let callee, let arguments) where callee.namedType?.lastName.first?.isUppercase != true:
                if arguments.contains(where: { if case .name(name) = $0.value { true } else { false } }) {
                    isGiven = true
                }
            default: return
            }
        }
        return isGiven && !isAsked
    }
}

extension SwiftExpression {
    /// Whether it makes a list or a dictionary from an existing one: `pairs.map { … }`, `[first, last].compactMap { $0 }`
    fileprivate var makesList: Bool {
        guard case .call(.member(let base?, let name), _) = self else { return false }
        if case .array = base { return true }
        return ["map", "compactMap", "filter", "sorted", "reduce", "merging", "mapValues"].contains(name)
            && !base.isCall && base.firstWord != nil
    }

    /// `.init`
    fileprivate var isImplicitInit: Bool { if case .member(nil, "init") = self { true } else { false } }

    var isClosure: Bool { if case .closure = self { true } else { false } }

    /// `send` of `client.send(.stores)`
    var called: String? { if case .call(let callee, _) = self { callee.lastName } else { nil } }

    /// Whether it's `decoder.decode` of Foundation: `JSONDecoder().decode(Store.self, from: data)`
    func isLibraryDecode(_ arguments: [SwiftArgument]) -> Bool {
        guard case .member(let base?, "decode") = self, arguments.map(\.label) == [nil, "from"] else { return false }
        return (base.madeType?.name ?? base.lastName)?.lowercased().hasSuffix("decoder") == true
    }

    /// `stores` of `stores()`, `self.stores()` and `self?.stores()`
    var ownName: String? {
        switch self {
        case .name(let name), .member(.name("self")?, let name), .member(.chained(.name("self"))?, let name):
            return name
        default: return nil
        }
    }

    /// `handler` in `handler?(value)`
    var firstWord: String? {
        switch self {
        case .name(let name): return name
        case .chained(let inner), .forced(let inner): return inner.firstWord
        default: return nil
        }
    }
}

extension SwiftExpression {
    /// `data` in `data.prefix(16)` and `Data(base64Encoded: data)`
    var root: String? {
        switch self {
        case .call(.name("Data"), let arguments), .call(.member(_, "encode"), let arguments),
            .call(.member(.name("JSONSerialization")?, "data"), let arguments):
            return arguments.first?.value.root
        case .member(let base?, _), .call(let base, _), .element(let base, _), .chained(let base), .forced(let base):
            return base.root
        default: return firstWord
        }
    }

    /// Whether a closure transforms the result, and nothing decodes the new value.
    fileprivate func isTransformed(by names: Set<String>) -> Bool {
        guard case .member(let base?, let name) = self, !name.lowercased().contains("decod"),
            case .call(let callee, let arguments) = base
        else { return false }
        if let inner = callee.lastName, names.contains(inner), arguments.contains(where: \.value.isClosure) {
            return true
        }
        return callee.isTransformed(by: names)
    }
}
