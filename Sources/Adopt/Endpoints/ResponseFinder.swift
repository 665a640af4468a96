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
    /// The types with which calls name the response of a case: `Type.case` → types.
    private var calls: [String: [String]] = [:]
    /// Cases whose callers return nothing.
    private var silent: Set<String> = []

    init(_ index: SourceIndex, endpoints: [SourceIndex.Entry], calls empty: EndpointCalls) {
        self.index = index
        let requests = Set(endpoints.map(\.name))
        for name in index.order {
            guard let entry = index.types[name], !requests.contains(name) else { continue }
            for function in entry.members.functions { read(function, in: entry, empty) }
        }
    }

    /// What a request type says of its response itself.
    func response(of entry: SourceIndex.Entry) -> AdoptedEndpoint.Response {
        for name in ResponseFinder.aliases {
            if let alias = index.aliases[entry.name + "." + name] { return response(alias.type, from: entry.name) }
            if index.types[entry.name + "." + name] != nil { return .type(entry.name + "." + name) }
        }
        let arguments = index.typeArguments(of: entry)
        for name in ResponseFinder.aliases {
            if let argument = arguments[name] { return response(argument, from: entry.parent) }
        }
        for function in entry.members.functions where function.isStatic {
            if let result = function.result, function.name.lowercased().contains("response") {
                return response(result, from: entry.name)
            }
        }
        return called(entry.name)
    }

    /// What calls say of the response of a case.
    func response(of endpoint: String, case name: String) -> AdoptedEndpoint.Response { called(endpoint + "." + name) }

    private func called(_ key: String) -> AdoptedEndpoint.Response {
        if let type = calls[key]?.first { return response(type, from: nil) }
        return silent.contains(key) ? .nothing : .unknown
    }

    /// What a function reads, or else hands back: `async throws -> Store`, or a completion handler's result.
    func response(of function: FunctionDeclaration, in type: String?) -> AdoptedEndpoint.Response {
        let result = returned(by: function, in: type)
        if case .nothing = result { return .nothing }
        let read = function.readTypes.filter { isDecodable($0, from: type) && index.type($0, from: type) != nil }
        return read.count == 1 ? response(read[0], from: type) : result
    }

    private func returned(by function: FunctionDeclaration, in type: String?) -> AdoptedEndpoint.Response {
        var known = AdoptedEndpoint.Response.unknown
        let plain = function.result.map(SourceIndex.plain) ?? ""
        if let result = function.result, !plain.contains("Task") || plain == "Task" || result.contains("<") {
            known = response(result, from: type)
            if case .type(let name) = known, !isDecodable(name, from: type) { return .unknown }
        } else {
            known = completion(of: function, type)
        }
        // A flag is most often made of the status, a fraction of the progress, and neither is read from the body.
        if case .type(let name) = known, ["Bool", "Double", "Float"].contains(name), !function.decodes {
            return .unknown
        }
        return known
    }

    /// What a closure of a client hands back.
    func response(of closure: ClosureType, in type: String) -> AdoptedEndpoint.Response {
        let known = response(closure.result, from: type)
        if case .type(let name) = known, !isDecodable(name, from: type) { return .unknown }
        return known
    }

    private func completion(of function: FunctionDeclaration, _ type: String?) -> AdoptedEndpoint.Response {
        if function.result == nil, function.isAsync, !function.parameters.contains(where: { $0.isHandler }) {
            return .nothing
        }
        for parameter in function.parameters.reversed() {
            guard let closure = parameter.type.flatMap(ClosureType.init) else { continue }
            guard let first = closure.parameters.first else { return .nothing }
            let known = response(first.type, from: type)
            if case .type(let name) = known, !isDecodable(name, from: type) { return .unknown }
            return known
        }
        return .unknown
    }

    private func isDecodable(_ written: String, from type: String?) -> Bool {
        var name = written
        while name.hasPrefix("["), name.hasSuffix("]") {
            name = SourceIndex.pair(of: name)?.value ?? String(name.dropFirst().dropLast())
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
        if ResponseFinder.nothing.contains(String(type)) { return .nothing }
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
        calls.hints = entry.inherits + entry.members.properties.compactMap(\.type)
        calls.read(body)
        for call in calls.found {
            if !call.types.isEmpty {
                self.calls[call.endpoint, default: []] += call.types
            } else if let type = call.variable, index.type(type, from: entry.name) != nil,
                isDecodable(type, from: entry.name)
            {
                self.calls[call.endpoint, default: []].append(type)
            } else if calls.found.count == 1 {
                switch response(of: function, in: entry.name) {
                case .type(let type): self.calls[call.endpoint, default: []].append(type)
                case .nothing: silent.insert(call.endpoint)
                case .unknown: if function.result == nil, function.isAsync { silent.insert(call.endpoint) }
                }
            }
        }
    }
}

extension SwiftExpression {
    fileprivate var isCall: Bool {
        if case .call(let callee, _) = self { return callee.typeName?.first?.isUppercase != true }
        return false
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

    /// Whether its own code reads a body.
    fileprivate var decodes: Bool {
        var words = ReferencedNames()
        words.read(body ?? [])
        return words.names.contains { $0.lowercased().contains("decod") }
    }
}
