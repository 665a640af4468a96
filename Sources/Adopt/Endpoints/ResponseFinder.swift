/// Finds what responses are read as: where a request type says it, in the function that sends it, or where it is called.
struct ResponseFinder {
    static let aliases = [
        "Response", "ResponseType", "ResponseModel", "ResponseBody", "Output", "ResponseDTO", "ReturnType", "Entity",
    ]
    static let nothing: Set<String> = [
        "Void", "()", "EmptyResponse", "Empty", "NoContent", "EmptyEntity", "Nothing", "Never",
    ]
    /// Types that hold a result, by what they are called.
    private static let holders: Set<String> = [
        "Result", "AnyPublisher", "Observable", "Single", "Maybe", "Promise", "Future", "Task", "DataState", "Driver",
        "AsyncThrowingStream", "SignalProducer", "EventLoopFuture", "Publisher",
    ]

    private let index: SourceIndex
    /// What calls say of the response of a case: `Type.case` → responses.
    private var calls: [String: [ResponseFact]] = [:]
    /// The methods that calls are named after.
    private var verbs: [String: Set<String>] = [:]
    /// What else each call is given.
    private var options: [String: [[SwiftArgument]]] = [:]

    init(_ index: SourceIndex, endpoints: [SourceIndex.Entry], calls empty: EndpointCalls) {
        self.index = index
        let requests = Set(endpoints.map(\.name))
        for name in index.order {
            guard let entry = index.types[name], !requests.contains(name) else { continue }
            var empty = empty
            empty.hints = entry.inherits + entry.members.properties.compactMap(\.type)
            for property in entry.members.properties { empty.variables[property.name] = property.type }
            for function in entry.members.functions { read(function, in: entry, empty) }
            for property in entry.members.properties {
                var calls = empty
                calls.read(property.getter ?? [])
                for call in calls.found { note(call, in: entry) }
            }
        }
    }

    /// What a call says by itself, wherever it stands.
    @discardableResult private mutating func note(_ call: EndpointCalls.Call, in entry: SourceIndex.Entry) -> Bool {
        if let verb = call.verb { verbs[call.endpoint, default: []].insert(verb) }
        options[call.endpoint, default: []].append(call.options)
        guard call.types.isEmpty, let type = call.variable,
            index.type(type, from: entry.name) != nil || type.hasPrefix("["), isDecodable(type, from: entry.name)
        else { return false }
        let found = ResponseFact(response(type, from: entry.name))
        calls[call.endpoint, default: []].append(
            call.isPart ? ResponseFact(.unknown, "only a part of it is read, as `\(type)`") : found)
        return true
    }

    /// What a request type says of its response itself.
    func response(of entry: SourceIndex.Entry) -> ResponseFact {
        for name in ResponseFinder.aliases {
            if let alias = index.aliases[entry.name + "." + name] {
                return ResponseFact(response(alias.type, from: entry.name))
            }
            if index.types[entry.name + "." + name] != nil { return ResponseFact(inner(name, of: entry)) }
        }
        let arguments = index.typeArguments(of: entry)
        for name in ResponseFinder.aliases {
            if let argument = arguments[name] { return ResponseFact(response(argument, from: entry.parent)) }
        }
        for function in entry.members.functions where function.isStatic {
            if let result = function.result, function.name.lowercased().contains("response") {
                return ResponseFact(response(result, from: entry.name))
            }
        }
        return called(entry.name)
    }

    /// `Page<Item>.Response` where `typealias Items = Page<Item>` says what a generic type is used for.
    private func inner(_ name: String, of entry: SourceIndex.Entry) -> AdoptedEndpoint.Response {
        guard entry.declaration?.typeParameters.isEmpty == false else { return .type(entry.name + "." + name) }
        let own = SourceIndex.last(entry.name)
        let uses = Set(index.aliases.values.map(\.type).filter { SourceIndex.last(SourceIndex.plain($0)) == own })
        guard uses.count == 1, let use = uses.first else { return .unknown }
        let outer = entry.parent.map { $0 + "." } ?? ""
        return .type(outer + own + (use.firstIndex(of: "<").map { String(use[$0...]) } ?? "") + "." + name)
    }

    /// What calls say of the response of a case.
    func response(of endpoint: String, case name: String) -> ResponseFact { called(endpoint + "." + name) }

    /// The one method after which all calls of an endpoint are named: `POST` of `client.post(.orders)`
    func verb(of endpoint: String) -> String? {
        guard let known = verbs[endpoint], known.count == 1 else { return nil }
        return known.first
    }

    /// What the calls of an endpoint are given besides, and whether all are given the same.
    func options(of endpoint: String) -> (options: [SwiftArgument], isOne: Bool) {
        let known = options[endpoint] ?? []
        return (known.first ?? [], Set(known.map { "\($0)" }).count < 2)
    }

    /// What all calls say; where they say several things, that is only assumed.
    private func called(_ key: String) -> ResponseFact {
        guard let known = calls[key], var first = known.first(where: { $0.why == nil }) ?? known.first else {
            return ResponseFact(.unknown)
        }
        let names = Set(known.compactMap(\.response.typeName)).sorted()
        if names.count > 1 { first.why = "callers read \(names.map { "`\($0)`" }.joined(separator: " or "))" }
        return first
    }

    /// What a function reads, or else hands back: `async throws -> Store`, or a completion handler's result.
    func response(of function: FunctionDeclaration, in type: String?) -> ResponseFact {
        let result = returned(by: function, in: type)
        let read = function.readTypes.filter { name in
            let isNamed = index.type(name, from: type) != nil || name.hasPrefix("[")
            return isNamed && isDecodable(name, from: type) && !name.hasSuffix("Error")
        }
        if read.isEmpty {
            if case .unknown = result { return ResponseFact(.unknown) }
            return ResponseFact(result, function.handsOn ? nil : "what `\(function.name)` hands back is taken for it")
        }
        return fact(read.map { response($0, from: type) }, result, function.name)
    }

    /// What is read, set against what a function hands back.
    private func fact(_ read: [AdoptedEndpoint.Response], _ result: AdoptedEndpoint.Response, _ name: String)
        -> ResponseFact
    {
        let handed = result.typeName ?? ""
        if read.contains(where: { $0.typeName == handed }) { return ResponseFact(result) }
        guard read.count == 1, let one = read[0].typeName else {
            return ResponseFact(result, "`\(name)` reads several types, and what it hands back is taken")
        }
        if handed == "[" + one + "]" {
            return ResponseFact(result, "`\(name)` reads `\(one)` and hands back `\(handed)`")
        }
        let isAround = handed.typeArguments.contains { $0.hasSuffix(one) || $0.hasSuffix(one + "]") }
        if isAround { return ResponseFact(result, "`\(name)` reads `\(one)` and hands back `\(handed)`") }
        return ResponseFact(read[0])
    }

    private func returned(by function: FunctionDeclaration, in type: String?) -> AdoptedEndpoint.Response {
        var known = AdoptedEndpoint.Response.unknown
        let plain = function.result.map(SourceIndex.plain) ?? ""
        if let result = function.result, !plain.contains("Task") || plain == "Task" || result.contains("<") {
            known = response(result, from: type)
            let isForeign = function.isAsync && function.handsOn && known.typeName.map(isForeignModel) == true
            if case .type(let name) = known, !isForeign, !isDecodable(name, from: type) { return .unknown }
        } else {
            known = completion(of: function, type)
        }
        // A flag is most often made of the status, a fraction of the progress, and neither is read from the body.
        if case .type(let name) = known, ["Bool", "Double", "Float"].contains(name), !function.decodes {
            return .unknown
        }
        return known
    }

    /// Whether a type isn't declared in the sources, so that it may be what is decoded: `[User]`
    private func isForeignModel(_ written: String) -> Bool {
        let name = written.hasPrefix("[") ? String(written.dropFirst().dropLast()) : written
        return name.count > 1 && name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
            && index.type(name) == nil && index.aliases[name] == nil && !index.isTypeParameter(name)
            && !["URL", "URLRequest", "Any"].contains(name)
    }

    /// What a closure of a client hands back.
    func response(of closure: ClosureType, in type: String) -> ResponseFact {
        let known = response(closure.result, from: type)
        if case .type(let name) = known, !isDecodable(name, from: type) { return ResponseFact(.unknown) }
        return ResponseFact(known, "the closure hands it back")
    }

    private func completion(of function: FunctionDeclaration, _ type: String?) -> AdoptedEndpoint.Response {
        if function.result == nil, function.isAsync, !function.parameters.contains(where: { $0.isHandler }) {
            return .nothing
        }
        for parameter in function.parameters.reversed() {
            guard let closure = parameter.type.flatMap(ClosureType.init) else { continue }
            guard let first = closure.parameters.first else { return .nothing }
            // `(Error?) -> Void` says no more than whether it went well.
            if closure.parameters.count == 1, SourceIndex.plain(first.type).hasSuffix("Error") { return .nothing }
            let known = response(first.type, from: type)
            if case .type(let name) = known, !isDecodable(name, from: type) { return .unknown }
            return known
        }
        return .unknown
    }

    private func isDecodable(_ written: String, from type: String?) -> Bool {
        var name = written.hasSuffix("?") ? String(written.dropLast()) : written
        while name.hasPrefix("["), name.hasSuffix("]") {
            name = SourceIndex.pair(of: name)?.value ?? String(name.dropFirst().dropLast())
            if name.hasSuffix("?") { name.removeLast() }
        }
        guard let entry = index.type(name, from: type) else {
            return ["String", "Int", "Bool", "Data", "Double", "Decimal"].contains(name)
        }
        let names = index.conformances(of: entry)
        return !names.isDisjoint(with: ["Codable", "Decodable", "HandyJSON", "Mappable"]) || names.contains("Model")
    }

    /// `Result<[Store], Error>` → `[Store]`
    private func response(_ written: String, from place: String?, depth: Int = 0) -> AdoptedEndpoint.Response {
        var type = written.drop { $0.isWhitespace }.trimmingEnd
        for word in ["any ", "some ", "@escaping "] where type.hasPrefix(word) { type = type.dropFirst(word.count) }
        while type.hasSuffix("?") || type.hasSuffix("!") { type = type.dropLast() }
        // A type of that name that holds something is one like others.
        let isEmpty = index.type(String(type), from: place)?.members.properties.contains(where: \.isStored) != true
        if ResponseFinder.nothing.contains(String(type)), isEmpty { return .nothing }
        if let open = type.firstIndex(of: "<"), ResponseFinder.holders.contains(SourceIndex.last(String(type[..<open])))
        {
            let words = SourceWords(bytes: Array(type.utf8))
            let start = type.utf8.distance(from: type.startIndex, to: open) + 1
            guard let first = words.pieces(in: start..<max(start, type.utf8.count - 1)).first else { return .unknown }
            return response(words.text(first), from: place)
        }
        if type.hasPrefix("(") { return .unknown }
        let name = String(type)
        if let alias = index.aliases[(place.map { $0 + "." } ?? "") + name], alias.type != name, depth < 8 {
            return response(alias.type, from: place, depth: depth + 1)
        }
        return .type(index.resolved(name, from: place) ?? name)
    }

    // MARK: Calls

    private mutating func read(_ function: FunctionDeclaration, in entry: SourceIndex.Entry, _ empty: EndpointCalls) {
        guard let body = function.body else { return }
        var calls = empty
        calls.read(body)
        let result = returned(by: function, in: entry.name)
        for call in calls.found {
            if note(call, in: entry) { continue }
            var found: ResponseFact?
            if call.isIgnored {
                found = ResponseFact(.nothing)
            } else if !call.types.isEmpty {
                let read = call.types.map { response($0, from: entry.name) }
                found = fact(read, calls.found.count == 1 ? result : .unknown, function.name)
                // `request(.users, type: User.self) -> Single<[User]>`
                if call.types.count == 1, result.typeName == "[" + call.types[0] + "]" { found?.why = nil }
            } else if calls.found.count == 1 {
                found = response(of: function, in: entry.name)
                if case .unknown? = found?.response {
                    found = nil
                    if function.result == nil, function.isAsync { found = ResponseFact(.nothing) }
                }
                if case .nothing? = found?.response, !function.ignores {
                    found?.why = "`\(function.name)` hands nothing back, and may read something"
                }
            }
            if call.isPart, let type = found?.response.typeName {
                found = ResponseFact(.unknown, "only a part of it is read, as `\(type)`")
            }
            if let found { self.calls[call.endpoint, default: []].append(found) }
        }
    }
}

extension SwiftExpression {
    fileprivate var isCall: Bool {
        if case .call(let callee, _) = self { return callee.typeName?.first?.isUppercase != true }
        return false
    }
}

/// What is known of a response, and why it isn't more.
struct ResponseFact: Sendable {
    let response: AdoptedEndpoint.Response
    var why: String?

    init(_ response: AdoptedEndpoint.Response, _ why: String? = nil) {
        self.response = response
        self.why = why
    }
}

extension AdoptedEndpoint.Response {
    var typeName: String? {
        if case .type(let name) = self { return name }
        return nil
    }
}

extension SwiftParameter { fileprivate var isHandler: Bool { type?.contains("->") == true } }

extension FunctionDeclaration {
    /// The types that its code names for what it reads: `decode(Store.self, from: data)`, `let link: Link = try await get()`,
    /// `{ (page: Page) in … }`; each once.
    fileprivate var readTypes: [String] {
        var types: [String] = []
        func add(_ type: String?) { if let type, !types.contains(type) { types.append(type) } }
        SwiftWalk.visit(body ?? []) { expression in
            switch expression {
            case .metatype(let inner): add(inner.typeName)
            case .closure(let closure): for parameter in closure.parameters { add(parameter.type) }
            default: return
            }
        }
        for statement in body ?? [] {
            guard case .variables(let bindings) = statement.kind else { continue }
            for binding in bindings where binding.value?.isCall == true { add(binding.type) }
        }
        return types
    }

    /// Whether what it calls last is what it hands back: `try await client.send(.stores)`
    fileprivate var handsOn: Bool {
        switch body?.last?.kind {
        case .expression(.call(let callee, _)), .result(.call(let callee, _)?):
            if case .member(_, let name) = callee {
                return !["map", "flatMap", "tryMap", "compactMap", "then"].contains(name)
            }
            return true
        default: return false
        }
    }

    /// Whether nothing in it looks at a response: no closure, no word of reading.
    fileprivate var ignores: Bool {
        let words = ReferencedNames(body)
        let signs = ["map", "json", "decod", "parse", "sink", "subscribe", "then", "read"]
        return !words.names.contains { name in signs.contains { name.lowercased().contains($0) } }
    }

    /// Whether its own code reads a body.
    fileprivate var decodes: Bool { return ReferencedNames(body).names.contains { $0.lowercased().contains("decod") } }
}
