/// Finds functions that put together a request and hand it to something that sends it. Of a function that calls another
/// such one, only the inner one is an endpoint.
struct FunctionEndpoints {
    let index: SourceIndex
    let endpointTypes: Set<String>
    /// Finds what hands an endpoint to something.
    let calls: EndpointCalls
    let responses: ResponseFinder
    let senders: SendingFunctions
    /// The keys of what ran for other endpoints.
    let covered: Set<String>
    let clients: ClientFunctions
    private static let maximumRuns = 64
    static let tooLong = "the code takes too many steps: part of it wasn't looked at"

    struct Found {
        let subject: EndpointReader.Subject
        var requests: [Sent]
        var isCutShort: Bool
    }

    /// What some code sends.
    struct Result {
        /// The key of the function.
        let name: String
        let found: Found
        /// The functions that led to the requests, by their keys.
        let callers: Set<String>
        /// What ran besides.
        let ran: Set<String>
        /// Whether its callers say what the response is.
        var isOfAnyResponse = false
        /// Whether only code of its own type or file can call it.
        var isPrivate = false

        /// Whether it sends what its callers say: the path, the response, what it carries, or one of several requests by an
        /// argument.
        func isClient(of callers: [Result]) -> Bool {
            if isOfAnyResponse || found.requests.contains(where: \.isHandedOver) { return true }
            if isPrivate, isFilled(by: callers) { return true }
            let inputs = found.subject.inputs
            let chosen = found.requests.filter { $0.decisions.contains { inputs.contains($0.root) } }
            if chosen.isEmpty { return false }
            // A caller whose path is only a guess doesn't count.
            let callers = callers.filter { $0.found.requests.allSatisfy { $0.remarks.of(.path).isEmpty } }
            return callers.contains { $0.shapes.count < shapes.count }
                || found.isCutShort && callers.contains { !$0.found.isCutShort }
        }

        /// Whether several callers say what it carries, each something else, so that they are endpoints, too.
        func isFilled(by callers: [Result]) -> Bool {
            guard isPrivate || found.requests.contains(where: \.isOpen) else { return false }
            return Set(callers.map { $0.words(behind: name) }).count > 1
        }

        /// The words in what the requests carry that a function sends.
        private func words(behind function: String) -> Set<String> {
            Set(found.requests.filter { $0.stack.contains(function) }.flatMap { $0.carried.flatMap(\.words) })
        }

        fileprivate var shapes: Set<String> { Set(found.requests.map { AddressSplitting($0.address).shape }) }
    }

    /// A request of one run.
    struct Sent {
        let request: Value.Instance
        let decisions: [Oracle.Decision]
        var remarks: [Remark]
        /// The functions that led to it, by their keys.
        let stack: [String]
        /// Its own response, where the run sends others, too.
        let response: ResponseFact?
        /// The described request, if no code is seen to send it.
        var described: RequestDraft?

        /// Whether the caller says the path: `client.get(path)`
        var isHandedOver: Bool { address.isHandedOver || request.fields["httpMethod"]?.symbol?.isInput == true }

        fileprivate var carried: [Value] { ["query", "httpBody"].compactMap { request.fields[$0] } }

        /// Whether it carries names that callers choose.
        fileprivate var isOpen: Bool { carried.contains(where: \.isOpen) }

        /// Whether the code says nothing of the path, which callers hand over.
        var isOfAnyPath: Bool { isHandedOver || draft.isOfAnyPath }

        fileprivate var draft: RequestDraft {
            var draft = RequestDraft()
            draft.url = address
            return draft
        }

        /// Whether its path may be among those that a function sends: `/items/books` among `/items/{}`
        fileprivate func isOf(_ shape: String) -> Bool {
            let (others, own) = (shape.split(separator: "/"), AddressSplitting(address).shape.split(separator: "/"))
            let isOpen = others.last == "{}" && own.count > others.count
            return (isOpen || own.count == others.count)
                && zip(others, own).allSatisfy { $0 == $1 || $0.contains("{}") }
        }

        var address: [Value.Piece] { described?.url ?? request.fields["url"]?.pieceList ?? [] }
    }

    /// Functions that send something, and what couldn't be told of others that do.
    /// - Returns: `ran` are the keys of what made these requests.
    func find() -> (found: [Found], left: [LeftEndpoint], ran: Set<String>, clients: Set<String>) {
        let closures = ClosureEndpoints(index: index)
        var (found, left) = closures.all(run: run, responses)
        // Functions that use the network themselves in an unknown way: helpers, if others turn out to run them.
        var asking: [(SourceIndex.Entry, FunctionDeclaration, reason: String)] = []
        for entry in index.entries where entry.declaration?.kind != .protocolType {
            if endpointTypes.contains(entry.name) { continue }
            // A base class of requests sends what its subclasses say.
            if index.conforming(to: entry.name).contains(where: { endpointTypes.contains($0.name) }) { continue }
            for function in entry.members.functions where function.name != "init" && senders.mayDescribe(function) {
                if closures.isMaker(function, of: entry) { continue }
                let sent = endpoints(in: function, of: entry)
                if sent.contains(where: { !isOfEndpointType($0) }) { continue }
                var sendsAddress = false
                var sendsUnknown = false
                let result = run(function, entry) { sent in
                    sendsUnknown = sendsUnknown || sent.address.isEmpty
                    if case .hole(let symbol)? = sent.address.first, sent.address.count == 1 {
                        sendsAddress = sendsAddress || function.addresses.contains(symbol.text)
                        sendsUnknown = sendsUnknown || !symbol.isInput
                    }
                    // What no code calls isn't a helper, also where its caller says all of the path.
                    let isCalled = senders.isMentioned(function) || !function.typeParameters.isEmpty
                    sendsAddress = sendsAddress || !isCalled && sent.isOfAnyPath
                    return isKnown(sent, of: function)
                }
                if let result { found.append(result) }
                if sendsAddress {
                    asking.append((entry, function, SinkSurvey.handedOver))
                } else if senders.asks(function) || sendsUnknown, !takesRequest(function), sent.isEmpty,
                    result == nil || sendsUnknown, !EndpointFinder(index: index).builds(entry)
                {
                    asking.append((entry, function, Self.unclear))
                }
            }
        }
        let own = found.reduce(into: Set<String>()) { $0.formUnion($1.ran) }
        let ran = own.union(covered)
        left += ofProtocols(besides: ran) + sockets
        for entry in index.entries where !endpointTypes.contains(entry.name) {
            left += entry.members.properties.filter(\.asks).map { LeftEndpoint($0, of: entry, Self.unclear) }
        }
        // A client's function, to which others say the path or the response, is not one of the endpoints.
        // Where no caller says which of its requests is meant, callers know no more than it does.
        var callers: [String: [Result]] = [:]
        for result in found {
            for name in result.callers where name != result.name { callers[name, default: []].append(result) }
        }
        let isClient = Dictionary(found.map { ($0.name, $0.isClient(of: callers[$0.name] ?? [])) }) { $0 || $1 }
        let endpoints = found.filter { callers[$0.name] == nil || isClient[$0.name] != true }
        let whole = endpoints.filter { !$0.isFilled(by: callers[$0.name] ?? []) }
        let inner = Dictionary(whole.map { ($0.name, $0.shapes) }) { $0.union($1) }
        var kept: Set<String> = []
        let outer = endpoints.compactMap { result -> Found? in
            var found = result.found
            // A function that sends a request of its own beside the one that it is given is an endpoint
            // of its own alone.
            found.requests.removeAll { request in
                request.stack.contains { $0 != result.name && inner[$0]?.contains(where: request.isOf) == true }
            }
            if !found.requests.isEmpty { kept.insert(result.name) }
            return found.requests.isEmpty ? nil : found
        }
        // One that sends the request of another besides, such as to renew a token, still sends its own.
        let known = kept.union(callers.keys).union(covered).union(own.subtracting(found.map(\.name)))
        for (entry, function, reason) in asking where !known.contains(Evaluator.key(of: function, in: entry.name)) {
            left.append(LeftEndpoint(function, of: entry, reason))
        }
        let dropped = found.filter { callers[$0.name] != nil && isClient[$0.name] == true }.map(\.found.subject.name)
        return (outer, left, own, Set(dropped))
    }

    /// Functions that open a web socket, which isn't a request.
    private var sockets: [LeftEndpoint] {
        index.entries.flatMap { entry in
            entry.members.functions.filter { ($0.body ?? []).names("webSocketTask") }.map {
                LeftEndpoint($0, of: entry, "it opens a web socket: describe it as a channel")
            }
        }
    }

    /// Functions that every type which conforms to a protocol has, and that send something else for each.
    private func ofProtocols(besides ran: Set<String>) -> [LeftEndpoint] {
        index.entries.flatMap { entry -> [LeftEndpoint] in
            guard entry.declaration?.kind == .protocolType else { return [] }
            return entry.members.functions.compactMap { function in
                guard function.body != nil, senders.contains(function), !takesRequest(function),
                    !ran.contains(Evaluator.key(of: function, in: entry.name)),
                    run(function, entry, isKnown: { _ in true }) != nil
                else { return nil }
                let reason = "each type that conforms to its protocol sends a request of its own"
                return LeftEndpoint(function, of: entry, reason)
            }
        }
    }

    /// Whether it is a client's: what it sends is what it is given.
    private func takesRequest(_ function: FunctionDeclaration) -> Bool {
        if takesEndpoint(function) || !function.typeParameters.isEmpty { return true }
        return function.parameters.contains { parameter in
            guard let type = parameter.type else { return false }
            return type.isOfRequest || type.mentions("URL") && function.result != nil
                || index.type(type)?.declaration?.kind == .protocolType
                || index.type(type).map { EndpointFinder(index: index).isDescription($0) } == true
                || type == "String" && EndpointRole.path.names.contains(parameter.name ?? "")
        }
    }

    static let unclear = "it sends a request of which the address can't be told from the code"

    private func run(_ function: FunctionDeclaration, _ entry: SourceIndex.Entry, isKnown: (Sent) -> Bool) -> Result? {
        guard function.body != nil, !takesEndpoint(function), function.result?.mentions("URLRequest") != true else {
            return nil
        }
        let subject = EndpointReader.Subject(function, in: entry, responses)
        let words = ReferencedNames(function.body)
        let setsCookies = !words.names.isDisjoint(with: Self.cookies)
        var result = run(subject, Evaluator.key(of: function, in: entry.name), isKnown) { evaluator in
            if setsCookies { evaluator.remarks.append(Remark(.headers, "the code sets cookies besides")) }
            let payload = function.parameters.map { parameter in
                let type = index.resolved(parameter.type, from: entry.name)
                let symbol = Symbol(text: parameter.name ?? "_", type: type, isInput: true)
                return Value.Part(label: parameter.label, value: .symbol(symbol))
            }
            let this = Value.Instance(type: entry.name, fields: [:])
            _ = evaluator.invoke(function, entry.name, payload, this: function.isStatic ? nil : .instance(this))
        }
        result?.isOfAnyResponse = function.givesTypeParameter
        result?.isPrivate = function.isPrivate
        return result
    }

    /// Code that sets cookies adds a header that no request shows.
    private static let cookies: Set<String> = ["HTTPCookie", "setCookie", "setCookies"]

    /// What some code sends, in all ways through it; nil where it sends nothing that is known.
    func run(_ subject: EndpointReader.Subject, _ name: String, _ isKnown: (Sent) -> Bool, _ code: (Evaluator) -> Void)
        -> Result?
    {
        let evaluator = Evaluator(index)
        evaluator.endpointTypes = endpointTypes
        evaluator.senders = senders
        var requests: [Sent] = []
        var callers: Set<String> = []
        var (runs, widest) = (0, 0)
        var isExhausted = false
        repeat {
            evaluator.restart()
            code(evaluator)
            isExhausted = isExhausted || evaluator.isExhausted
            let isHandedOn = evaluator.sent.isEmpty && evaluator.visited.isDisjoint(with: covered)
            if isHandedOn { evaluator.sent = evaluator.described }
            let shapes = Set(evaluator.sent.map { AddressSplitting($0.request.fields["url"]?.pieceList ?? []).shape })
            for made in evaluator.sent {
                let response = shapes.count > 1 ? responses.response(readAs: made.response, of: subject) : nil
                let described = isHandedOn ? described(made.request, evaluator) : nil
                let sent = Sent(
                    request: made.request, decisions: evaluator.oracle.decisions,
                    remarks: isHandedOn ? evaluator.remarks : made.remarks, stack: made.stack, response: response,
                    described: described)
                // What has no method is asked for an address that nothing tells.
                guard isKnown(sent), isHandedOn || made.request.fields["httpMethod"] != nil else { continue }
                requests.append(sent)
                callers.formUnion(made.stack)
            }
            runs += 1
            // What sends nothing at first seldom does later.
            if runs >= 24, requests.isEmpty { return nil }
            widest = max(widest, evaluator.oracle.widest)
        } while evaluator.mayRunAgain
            && evaluator.oracle.advance(isTired: runs >= max(FunctionEndpoints.maximumRuns, 2 * widest))
        guard !requests.isEmpty else { return nil }
        for index in requests.indices where isExhausted {
            requests[index].remarks.add(EndpointField.sent, FunctionEndpoints.tooLong, isUnknown: true)
        }
        let found = Found(
            subject: subject, requests: requests,
            isCutShort: evaluator.oracle.isCutShort || isExhausted || !evaluator.mayRunAgain)
        return Result(name: name, found: found, callers: callers, ran: evaluator.visited)
    }

    /// What a value says that describes a request, where what becomes of it couldn't be followed.
    private func described(_ value: Value.Instance, _ evaluator: Evaluator) -> RequestDraft? {
        guard let entry = index.type(value.type) else { return nil }
        var draft = RequestReader(evaluator: evaluator, clients: clients).read(.instance(value), entry)
        let text = "what becomes of the `\(SourceIndex.shown(entry.name))` couldn't be followed: taken as it is made"
        draft.remarks.add(EndpointField.sent, text)
        return draft
    }

    /// Whether words of the address stand in the code, and not only what a caller hands over.
    private func isKnown(_ sent: Sent, of function: FunctionDeclaration) -> Bool {
        // A client's own function: every caller gives the path behind the client's address.
        if sent.isHandedOver {
            let words = ReferencedNames(function.body)
            let isLast = senders.isOutermost(function) && function.typeParameters.isEmpty
            if words.addresses.isEmpty, !isLast { return false }
            // What others hand over a path to, and a type to read.
            if !function.typeParameters.isEmpty, senders.isMentioned(function) { return false }
        }
        if senders.asks(function), sent.address.count == 1, sent.address[0].isSetting { return true }
        if sent.address.areOfApp, sent.request.fields["httpBody"]?.saysWords == true { return true }
        return sent.draft.hasWords
    }

    /// The team's endpoints that it hands to something: `AF.request(StoreRouter.stores)`
    private func endpoints(in function: FunctionDeclaration, of entry: SourceIndex.Entry) -> [String] {
        var calls = calls
        calls.hints = entry.namedTypes
        calls.read(function.body ?? [])
        return calls.found.map(\.endpoint)
    }

    /// Whether an endpoint is a case or a type, and not what a static function makes.
    private func isOfEndpointType(_ endpoint: String) -> Bool {
        endpointTypes.contains(endpoint) || endpointTypes.contains(SourceIndex.parent(endpoint))
    }

    private func takesEndpoint(_ function: FunctionDeclaration) -> Bool {
        function.parameters.contains { parameter in
            guard let type = parameter.type, let entry = index.type(type) else { return false }
            guard entry.declaration?.kind == .protocolType else { return endpointTypes.contains(entry.name) }
            // One that says a path itself takes a value for it, and no request.
            if ReferencedNames(function.body).addresses.contains(where: { $0.hasPrefix("/") }) { return false }
            return index.conforming(to: entry.name).contains { endpointTypes.contains($0.name) }
        }
    }
}

extension FunctionDeclaration {
    /// The addresses that callers hand over, by their names.
    var addresses: [String] { parameters.filter { $0.type?.name == "URL" }.compactMap(\.name) }

    /// `func execute<Value: Decodable>(_ query: String) async throws -> Value`
    var givesTypeParameter: Bool {
        let names = typeParameters.map(\.name)
        return result?.contains(where: names.contains) == true
    }
}

extension SwiftType {
    /// Whether a function that takes one may send any request: `URLRequest`, `any URLConvertible`
    var isOfRequest: Bool { isExistential || mentions("URLRequest") || mentions("Convertible") }
}

extension PropertyDeclaration {
    /// Whether it is a closure that sends something.
    fileprivate var asks: Bool {
        guard let value else { return false }
        return ReferencedNames([SwiftStatement(kind: .expression(value), place: place)]).asks
    }
}
