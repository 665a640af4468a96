/// Finds the types of responses: in the request type, in the function that sends it, or in its calls.
struct ResponseFinder {
    static let aliases = [
        "Response", "ResponseType", "ResponseModel", "ResponseBody", "Output", "ResponseDTO", "ReturnType", "Entity",
        "SuccessResponse",
    ]
    static let nothing: Set<String> = [
        "Void", "EmptyResponse", "Empty", "NoContent", "EmptyEntity", "Nothing", "Never", "Completable",
    ]

    let index: SourceIndex
    /// The responses that the calls of an endpoint read: `Type.case` → responses.
    private var calls: [String: [ResponseFact]] = [:]
    /// The methods that the calls of an endpoint are named after.
    private var verbs: [String: [String]] = [:]
    private(set) var readers = DataReaders()
    let asked: AskedReaders
    /// The types that functions read which call a function of their own type that makes a request.
    private var behind: [String: [SwiftType]] = [:]
    /// The endpoints that calls pass to something that uploads.
    private(set) var uploads: Set<String> = []
    /// The endpoints whose callers choose the names in a dictionary that the endpoint takes.
    private(set) var named: Set<String> = []
    /// The endpoints with a call that may read something.
    private var undecided: Set<String> = []
    /// The functions that send a request with words of their own, and what they read.
    private var senders: [String: [(function: LeftEndpoint, words: [String], read: SwiftType)]] = [:]
    /// What else each call is given.
    private var options: [String: [[SwiftArgument]]] = [:]
    /// The types that functions decode for the types that callers pass.
    let naming: TypeNaming
    /// The names of responses in request types, as clients give them: `R.Output` of `send<R: Request>(_ request: R)`
    let names: [String]
    /// The names of those that functions decode.
    let decoded: [String]
    /// What functions return for requests of a protocol, by the protocol: `Page<Value>`, with the name `Value`.
    let readings: [String: (name: String, type: SwiftType)]
    /// The async functions that return the data of a response, with its position in their results.
    let bringers: [String: Int]
    /// The requests that functions make, by the functions' names, if these name the response: `Endpoint<Store>`
    let makers: [String: SwiftType]
    /// The functions that read a named part of the data, with the labels of the names: `parse(data: data, key: "items")`
    private let pickers: [String: Set<String?>]
    /// What clients decode for a response that requests of a protocol name: `Envelope<Answer>`
    let wrappings: [FunctionDeclaration.Wrapping]
    let envelopes: OpenedEnvelopes
    let silent: SilentReaders
    let typed: TypedRequests
    /// The types that clients make without reading anything.
    private let unread: Set<String>

    init(_ index: SourceIndex, endpoints: [SourceIndex.Entry], calls empty: EndpointCalls) {
        self.index = index
        let requests = Set(endpoints.map(\.name))
        naming = empty.readers.naming
        asked = AskedReaders(index, calls: empty)
        let methods = index.entries.flatMap(\.members.functions)
        let readings = methods.flatMap { $0.readings(index) }
        self.readings = Dictionary(readings.map { ($0.asked, ($0.name, $0.type)) }) { first, _ in first }
        let named = methods.flatMap(\.responseNames) + readings.map(\.name)
        decoded = Set(named).sorted()
        names = ResponseFinder.aliases + decoded.filter { !ResponseFinder.aliases.contains($0) }
        let functions = index.functions + methods
        pickers = Dictionary(functions.map { ($0.name, $0.picking) }) { $0.union($1) }.filter { !$0.value.isEmpty }
        wrappings = functions.flatMap { $0.wrappings(empty.readers.naming) }
        envelopes = OpenedEnvelopes(index, empty.readers.naming)
        silent = SilentReaders(index, empty.readers.naming)
        typed = TypedRequests(functions, index, empty.readers.naming)
        unread = Set(functions.flatMap(\.madeUnread))
        let making = Dictionary(grouping: functions.filter { $0.result?.arguments.isEmpty == false }, by: \.name)
        makers = making.compactMapValues { named in
            let types = Set(named.compactMap(\.result))
            return types.count == 1 ? types.first : nil
        }
        bringers = Dictionary(grouping: functions.filter { $0.isAsync }, by: \.name).compactMapValues { named in
            let places = Set(named.map(\.dataPosition))
            return places.count == 1 ? places.first ?? nil : nil
        }
        readers = DataReaders(index) { returned(by: $0, in: $1).type == "Data" || index.handsResponse($0) }
        var empty = empty
        empty.noteMakers(index)
        for name in index.order {
            guard let entry = index.types[name], !requests.contains(name) else { continue }
            var empty = empty
            (empty.hints, empty.place) = (entry.namedTypes, name)
            for property in entry.members.properties { empty.variables[property.name] = property.type }
            for function in entry.asking {
                read(function, in: entry, empty)
                noteMade(by: function, in: entry)
            }
            for property in entry.members.properties where property.asking == nil {
                if read(closuresIn: property.code, as: property.type, of: entry, empty) { continue }
                var calls = empty
                calls.read(property.getter ?? [])
                for call in calls.found where !note(call, in: entry) && !call.isIgnored && !call.isPart {
                    let read = call.types.map { response($0, from: entry.name) }
                    if !read.isEmpty { add(ResponseFact(read: read, .unknown, property.name), to: call) }
                }
            }
        }
    }

    /// Notes what a call by itself shows, and returns whether that includes the response.
    @discardableResult private mutating func note(_ call: EndpointCalls.Call, in entry: SourceIndex.Entry) -> Bool {
        if let verb = call.verb, !verbs(of: call.endpoint).contains(verb) {
            verbs[call.endpoint, default: []].append(verb)
        }
        if call.isUpload { uploads.insert(call.endpoint) }
        if call.namesKeys { named.insert(call.endpoint) }
        for key in [call.endpoint, call.key] { options[key, default: []].append(call.options) }
        guard call.types.isEmpty, let type = call.variable?.first,
            index.isModel(type, from: entry.name) || type.isBracketed, index.isDecodable(type, from: entry.name)
        else { return false }
        let found = ResponseFact(response(type, from: entry.name))
        add(call.isPart ? ResponseFact(part: type) : found, to: call)
        return true
    }

    private mutating func add(_ fact: ResponseFact, to call: EndpointCalls.Call) {
        for key in Set([call.endpoint, call.key]) { calls[key, default: []].append(fact) }
    }

    /// The functions that send a request with other words than the first one, and read something else.
    func others(sending endpoint: String) -> [LeftEndpoint] {
        guard let known = senders[endpoint], let first = known.first else { return [] }
        return known.filter { $0.words != first.words && $0.read != first.read }.map(\.function)
    }

    /// What a request type says of its response itself.
    func response(of entry: SourceIndex.Entry) -> ResponseFact {
        let witnessed = witnessed(by: entry)
        // What a function of the type makes of the data by hand isn't what the server sends.
        if let witnessed, witnessed.why != nil { return witnessed }
        if case .unknown? = witnessed?.response { return ResponseFact(.unknown) }
        let named = made(named(by: entry, witnessed), from: entry.name)
        func isProtocol(_ fact: ResponseFact) -> Bool {
            let type = fact.response.type
            return index.type(type?.element ?? type, from: entry.name)?.declaration?.kind == .protocolType
        }
        guard isProtocol(named), let type = named.response.type else { return named }
        // Nothing can be decoded as a protocol: `typealias Output = Page`, where `parse` decodes a `JSONPage`.
        if let witnessed, witnessed.response.type != nil, !isProtocol(witnessed) { return witnessed }
        return ResponseFact(named.response, "`\(type.shown)` is a protocol, and what is decoded isn't known")
    }

    private func named(by entry: SourceIndex.Entry, _ witnessed: ResponseFact?) -> ResponseFact {
        if let fact = declared(by: entry, names) { return fact }
        let arguments = index.typeArguments(of: entry)
        for name in names {
            if let argument = arguments[name] { return ResponseFact(response(argument, from: entry.parent)) }
        }
        // `class GetStore: Call<Store>`, where `Call<Model>` decodes an `Envelope<Model>`.
        for base in index.ancestors(of: entry) {
            for read in base.members.functions.flatMap({ $0.readTypes(naming) }) {
                let meant = read.replacing(index.typeArguments(of: entry, in: base.name))
                if meant != read { return ResponseFact(response(meant, from: entry.parent)) }
            }
        }
        if let witnessed { return witnessed }
        // `associatedtype Output = Void`
        if let usual = names.lazy.compactMap({ index.associated($0, of: entry) ?? nil }).first {
            return ResponseFact(response(usual, from: entry.parent))
        }
        for function in entry.members.functions where function.isStatic {
            if let result = function.result, function.name.lowercased().contains("response") {
                return ResponseFact(response(result, from: entry.name))
            }
        }
        let called = called(entry.name)
        // `struct GetStore { struct Request: APIRequest { … }; typealias Response = Store }`
        guard case .unknown = called.response, let outer = entry.parent.flatMap({ index.type($0) }),
            let fact = declared(by: outer, names)
        else { return called }
        let name = SourceIndex.shown(outer.name)
        let text = "`\(name)` contains the request and names this response, and no code is seen to decode it"
        return ResponseFact(fact.response, text)
    }

    /// The response that the calls of an endpoint read.
    /// - Parameter verb: the method that the calls are named after; nil for all calls.
    func response(of endpoint: String, verb: String? = nil) -> ResponseFact {
        called(EndpointCalls.key(endpoint, verb))
    }

    /// The response to a request that a function makes and whose type it names: callers may read another type.
    func response(_ named: ResponseFact, behind function: String) -> ResponseFact {
        guard let own = named.response.type, let read = behind[function], read != [own] else { return named }
        let shown = read.map { "`\($0.shown)`" }.joined(separator: " or ")
        let type = read.count == 1 ? read[0] : own
        return ResponseFact(.type(type), "the request names `\(own.shown)`, and callers read \(shown)")
    }

    private mutating func noteMade(by function: FunctionDeclaration, in entry: SourceIndex.Entry) {
        guard let type = returned(by: function, in: entry.name).type else { return }
        var names: Set<String> = []
        SwiftWalk.visit(function.body ?? []) { expression in
            if case .call(.name(let name), _) = expression { names.insert(name) }
        }
        for made in entry.members.functions where names.contains(made.name) && made.result?.arguments.isEmpty == false {
            let key = entry.name + "." + made.name
            if behind[key]?.contains(type) != true { behind[key, default: []].append(type) }
        }
    }

    /// The methods that the calls of an endpoint are named after: `POST` for `client.post(.orders)`
    func verbs(of endpoint: String) -> [String] { verbs[endpoint] ?? [] }

    /// The further arguments of an endpoint's calls (nil without calls), and whether all calls have the same.
    func options(of endpoint: String, verb: String?) -> [[SwiftArgument]] {
        options[EndpointCalls.key(endpoint, verb)] ?? []
    }

    /// The response that all calls read; if they read different ones, it is only assumed.
    private func called(_ key: String) -> ResponseFact {
        let all = calls[key] ?? []
        // A response that one caller reads exists even if another caller ignores it, or lets its own callers say it.
        let read = all.filter { $0.response.type?.contains(where: index.isTypeParameter) == false }
        let known = read.isEmpty ? all : read
        guard var first = known.first(where: { $0.why == nil }) ?? known.first else { return ResponseFact(.unknown) }
        let types = Set(known.compactMap(\.response.type))
        let names = Set(types.map { "`\($0.shown)`" }).sorted()
        if names.count > 1 { first.why = "callers read \(names.joined(separator: " or "))" }
        if types.count > names.count { first.why = first.why ?? "several types are called \(names[0])" }
        if case .nothing = first.response, undecided.contains(key) { first.why = FunctionDeclaration.mayReadSomething }
        return first
    }

    /// The type that a function reads, or else returns: `async throws -> Store`, or its handler's parameter.
    func plainResponse(of function: FunctionDeclaration, in type: String?) -> ResponseFact {
        let result = returned(by: function, in: type)
        var read = typesRead(by: function, in: type)
        var reading = [function]
        if read.isEmpty, result.type != "Data" {
            let behind = index.readers(behind: function, in: type)
            read = behind.flatMap { typesRead(by: $0, in: type) }
            reading += behind
        }
        if let part = read.first ?? result.type,
            reading.contains(where: { $0.picks(by: pickers) || $0.takesPart(as: part) })
        {
            return ResponseFact(part: part)
        }
        if read.isEmpty { return unread(result, by: function, in: type) }
        return ResponseFact(read: read.map { response($0, from: type) }, result, function.name)
    }

    func typesRead(by function: FunctionDeclaration, in type: String?) -> [SwiftType] {
        index.typesRead(by: function, in: type, naming)
    }

    private func returned(by function: FunctionDeclaration, in type: String?) -> AdoptedEndpoint.Response {
        var known = AdoptedEndpoint.Response.unknown
        if let result = function.result, !index.isHandle(result) {
            known = response(result, from: type)
            // Vapor's status of a response isn't a part of its body.
            if case .type(let name) = known, ["HTTPStatus", "HTTPResponseStatus"].contains(name.lastName) {
                return ReferencedNames(function.body).names.contains("status") ? .nothing : .unknown
            }
            let named = function.readTypes(naming).filter { read in
                index.type(read, from: type) == nil && index.aliases[read.name] == nil
                    && !index.isTypeParameter(read.name)
            }
            // `func kite() -> AnyPublisher<KiteInfo, Error> { perform(request) }`, where `perform` decodes what callers want
            let isGiven = function.isAsync || naming.gives(known.type, by: function.lastCalled)
            let isForeign =
                isGiven && function.handsOn && known.type.map { index.isForeignModel($0) || named.contains($0) } == true
            if case .type(let name) = known, !isForeign, !index.isDecodable(name, from: type) { return .unknown }
        } else {
            known = completion(of: function, type)
        }
        // A flag is usually made from the status, and a fraction from the progress. Neither is read from the body.
        let isRead = function.decodes && !function.onlyDecodesErrors
        if case .type(let type) = known, ["Bool", "Double", "Float"].contains(type), !isRead {
            if function.handsOn, naming.gives(type, by: function.lastCalled) { return known }
            return type == "Bool" && !function.handsOn && !function.readsData ? .nothing : .unknown
        }
        return known
    }

    private func completion(of function: FunctionDeclaration, _ type: String?) -> AdoptedEndpoint.Response {
        if function.result == nil, function.isAsync, !function.parameters.contains(where: { $0.isHandler }) {
            return .nothing
        }
        let all = function.parameters.reversed().filter(\.isHandler)
        let handlers = all.compactMap { $0.type?.closure?.parameters }
        // `(Error?) -> Void` only says whether the request succeeded, and `failure: (String) -> Void` why it didn't.
        let told = all.filter { !$0.isNamedForErrors }.compactMap { $0.type?.closure?.parameters }
        let results = told.filter { $0.count != 1 || !$0[0].type.name.hasSuffix("Error") }
        for parameters in results.isEmpty ? handlers : results {
            // `(Outcome, [Store]) -> Void` with `enum Outcome { case success, failure }`
            let values = parameters.filter { !index.isStatus($0.type, from: type) }
            guard let first = values.first, !results.isEmpty else { return .nothing }
            let known = response(first.type, from: type)
            if case .type(let name) = known, !index.isDecodable(name, from: type) { return .unknown }
            return known
        }
        return .unknown
    }

    /// `Result<[Store], Error>` → `[Store]`
    func response(_ written: SwiftType, from place: String?, depth: Int = 0) -> AdoptedEndpoint.Response {
        let type = written.unwrapped
        // A type with such a name and stored properties is one like others.
        let isEmpty = index.type(type, from: place)?.members.properties.contains(where: \.isStored) != true
        if ResponseFinder.nothing.contains(type.name), isEmpty { return .nothing }
        if unread.contains(type.lastName) { return .nothing }
        if index.onlyHoldsErrors(type, from: place) { return .nothing }
        if index.isHolder(type, from: place), let first = type.arguments.first { return response(first, from: place) }
        if case .tuple = type { return .unknown }
        if type.isClosure { return .unknown }
        let name = (place.map { $0 + "." } ?? "") + type.text
        let alias = index.memberAlias(type, from: place) ?? index.aliases[name]?.type
        if let alias, alias != type, depth < 8 { return response(alias, from: place, depth: depth + 1) }
        return .type(index.resolved(type, from: place) ?? type)
    }

    // MARK: Calls

    mutating func read(_ function: FunctionDeclaration, in entry: SourceIndex.Entry, _ empty: EndpointCalls) {
        guard let body = function.body, !empty.isMaker(function, in: entry.name),
            !read(closuresIn: body, as: function.result, of: entry, empty)
        else { return }
        var calls = empty
        calls.hints += index.generics(in: body)
        calls.result = function.result
        calls.take(function.parameters, index)
        calls.given = function.result.flatMap { made in
            index.isHolder(made, from: entry.name) ? made.arguments.first : function.isAsync ? made : nil
        }
        calls.read(body)
        let result = returned(by: function, in: entry.name)
        // Endpoints that one variable holds are sent by one call.
        let isOne = Set(calls.found.map(\.holder)).count == 1 && calls.found[0].holder != nil || calls.found.count == 1
        for var call in calls.found {
            // What a function gives tells one of its calls only if that is the one at its end.
            if calls.found.count > 1, call.given?.isOptional == false { call.variable = call.variable ?? call.given }
            if note(call, in: entry) { continue }
            var found: ResponseFact?
            if let named = response(named: call, from: entry.name) {
                found = named
            } else if call.isIgnored {
                found = ResponseFact(.nothing)
            } else if !call.types.isEmpty {
                let read = call.types.map { response($0, from: entry.name) }
                found = ResponseFact(read: read, isOne ? result : .unknown, function.name)
                // `request(.users, type: User.self) -> Single<[User]>`
                if call.types.count == 1, result.type?.element == call.types[0] { found?.why = nil }
            } else if isOne {
                found = response(of: function, in: entry.name)
                if call.isRepeated { found = found?.ofOne(sentBy: function) }
                if case .unknown? = found?.response {
                    found = nil
                    if function.result == nil, function.isAsync { found = ResponseFact(.nothing) }
                    if function.result == nil, function.told == nil, function.ignores, !function.readsData,
                        !call.isTaken
                    {
                        let text = "its function returns nothing, and was not seen to read a response"
                        found = found ?? ResponseFact(.nothing, text)
                    }
                }
                if case .nothing? = found?.response, call.isTaken || !function.ignores, !call.isUnread {
                    found?.why = FunctionDeclaration.mayReadSomething
                }
            }
            if call.isPart { found = found?.response.type.map { ResponseFact(part: $0) } ?? found }
            found = found ?? taken(of: call)
            guard let found = found.map({ doubted($0, readBy: function) }) else {
                if !call.isIgnored { undecided.formUnion([call.endpoint, call.key]) }
                continue
            }
            add(found, to: call)
            guard let type = found.response.type else { continue }
            let text =
                "it sends `\(SourceIndex.shown(call.endpoint))` with values of its own, and reads `\(type.shown)`"
            let sender = (LeftEndpoint(function, of: entry, text), call.arguments.compactMap(\.value.constant), type)
            senders[call.endpoint, default: []].append(sender)
        }
    }
}
