/// Finds functions that build a request and pass it to something that sends it. If such a function calls another one,
/// only the inner one is an endpoint.
struct FunctionEndpoints {
    let index: SourceIndex
    let endpointTypes: Set<String>
    /// Finds endpoints that code passes to something.
    let calls: EndpointCalls
    let responses: ResponseFinder
    let senders: SendingFunctions
    /// The keys of the functions and properties that ran for other endpoints.
    let covered: Set<String>
    /// The types of the requests that functions make, whose own functions send those.
    let made: Set<String>
    /// The shapes of the paths that static functions make.
    let madeShapes: Set<String>
    let clients: ClientFunctions
    let memory: Memory
    private static let maximumRuns = 64
    static let tooLong = "the code takes too many steps: part of it wasn't looked at"

    /// Finds functions that send something, and the reasons why others that do can't be adopted.
    /// - Returns: `ran` has the keys of the code that made these requests, `clients` the names of clients' functions.
    func find() -> (found: [Found], left: [LeftEndpoint], ran: Set<String>, clients: Set<String>) {
        let closures = ClosureEndpoints(index: index)
        var (found, left) = closures.all(run: run, responses)
        let candidates = candidates(besides: closures)
        var readings: [Reading?] = candidates.map { _ in nil }
        // Functions that call the network come first, and then their callers, since there may be more code than is read.
        let order = CallOrder(candidates.map(\.function)).nearestFirst { senders.distance(of: $0) }
        let direct = candidates.map { senders.asks($0.function) }
        /// The places of functions whose callers add nothing to their requests, and of functions that lead only to them.
        var closed: Set<String> = []
        /// The keys of the functions whose callers add nothing.
        var settled: Set<String> = []
        for place in order {
            let (entry, function) = candidates[place]
            let adds = senders.leadsElsewhere(function, besides: &closed)
            if adds, memory.isUsedUp { continue }
            readings[place] = adds ? read(function, entry, besides: settled) : Reading()
            if readings[place]?.isSettled == true {
                closed.insert(function.site)
                settled.insert(Evaluator.key(of: function, in: entry.name))
            }
        }
        found += readings.compactMap { $0?.result }
        // Functions that use the network in an unknown way. They are helpers if others turn out to run them.
        let asking = zip(candidates, readings).compactMap { candidate, reading in
            let reading = reading ?? Reading(reason: Self.unread)
            return reading.reason.map { (candidate.entry, candidate.function, reason: $0, reading.isApart) }
        }
        let own = found.reduce(into: Set<String>()) { $0.formUnion($1.ran) }
        let ran = own.union(covered)
        left += ofProtocols(besides: ran) + sockets
        for entry in index.entries where !endpointTypes.contains(entry.name) {
            left += entry.members.properties.filter { property in
                property.asks && !closures.areEndpoints(of: property.type ?? property.value?.rootName, from: entry)
            }.map { LeftEndpoint($0, of: entry, Self.unclear) }
        }
        // A client's function, whose callers say the path or the response, isn't an endpoint. It is one if its callers
        // don't say which of its requests is meant.
        var callers: [String: [Result]] = [:]
        for result in found {
            for name in result.callers where name != result.name { callers[name, default: []].append(result) }
        }
        let isClient = Dictionary(found.map { ($0.name, $0.isClient(of: callers[$0.name] ?? [])) }) { $0 || $1 }
        let endpoints = found.filter { callers[$0.name] == nil || isClient[$0.name] != true }
        let dropped = found.filter { callers[$0.name] != nil && isClient[$0.name] == true }
        let whole = endpoints.filter { !$0.isFilled(by: callers[$0.name] ?? []) }
        let inner = Dictionary(whole.map { ($0.name, $0.ownShapes) }) { $0.union($1) }
        var kept: Set<String> = []
        let keys = candidates.map { (Evaluator.key(of: $0.function, in: $0.entry.name), $0) }
        let known = Dictionary(keys) { first, _ in first }
        let (passing, byName) = (passing, Dictionary(grouping: inner.keys) { known[$0]?.function.name ?? "" })
        let outer = endpoints.compactMap { result -> Found? in
            var found = result.found
            found.takeResponse { known[$0].flatMap { responses.decoded(by: $0.function, in: $0.entry) } }
            // A function that sends a request of its own beside the one that it is given is an endpoint
            // of its own alone.
            found.requests.removeAll { request in
                let isMade = madeShapes.contains(AddressSplitting(request.address).shape)
                return request.stack.contains { name in
                    name != result.name && inner[name]?.contains(where: request.isOf) == true
                        || isMade && passing.contains(name)
                }
            }
            found.doubtResponse(behind: result, byName) { known[$0]?.function }
            if !found.requests.isEmpty { kept.insert(result.name) }
            return found.requests.isEmpty ? nil : found
        }
        // A function that also sends another's request, such as to renew a token, still sends its own. One whose callers
        // only lead to such a request isn't their helper.
        let sending = kept.union(outer.flatMap(\.requests).flatMap(\.stack)).union(covered)
        for (entry, function, reason, isApart) in asking {
            let name = Evaluator.key(of: function, in: entry.name)
            // A function that wasn't read may send more than its callers do. One that was is a helper only if a known
            // request goes through it.
            let isHelper = (reason == Self.unread ? covered : sending).contains(name)
            guard isApart && callers[name] == nil || !isHelper else { continue }
            left.append(LeftEndpoint(function, of: entry, reason))
        }
        for client in dropped where !client.unchosen(by: callers[client.name] ?? []).isEmpty {
            guard let (entry, function) = known[client.name] else { continue }
            left.append(LeftEndpoint(function, of: entry, Self.unchosen))
        }
        // What ran and sends something itself, or to an address that it gets, but no request that is known, is still to
        // be looked at.
        let handed = HandedAddresses(index: index, senders: senders)
        let unsent = zip(keys, direct).filter { key, asks in
            !sending.contains(key.0) && (asks || handed.handsOn(key.1.function))
        }.map(\.0.0)
        return (outer, left, own.subtracting(unsent), Set(dropped.map(\.found.subject.name)))
    }

    private typealias Candidate = (entry: SourceIndex.Entry, function: FunctionDeclaration)

    /// The functions that may send something other than one of the team's endpoints.
    private func candidates(besides closures: ClosureEndpoints) -> [Candidate] {
        // The functions that belong to no type, as those of one without a name
        let free = SourceIndex.Entry(
            name: "", declaration: nil, inherits: [], members: SwiftMembers(functions: index.functions), parent: nil)
        return (index.entries + [free]).flatMap { entry -> [Candidate] in
            guard !endpointTypes.contains(entry.name),
                // A base class of requests sends what its subclasses declare.
                !index.conforming(to: entry.name).contains(where: { endpointTypes.contains($0.name) })
            else { return [] }
            let sending = entry.asking.filter { function in
                let isSender = made.contains(entry.name) && !function.isStatic
                let hasValue = entry.declaration?.kind != .protocolType || index.onlyType(of: function) != nil
                return hasValue && function.name != "init" && senders.mayDescribe(function)
                    && !closures.areEndpoints(of: function.result, from: entry)
                    && !(isSender && ReferencedNames(function.body).addresses.isEmpty)
                    && !passesMade(function, of: entry)
            }
            return sending.map { (entry, $0) }
        }
    }

    /// The result of reading a function that may send something.
    private struct Reading {
        var result: Result?
        /// The reason why it isn't adopted, unless others turn out to run it.
        var reason: String?
        /// Whether its callers have nothing to add to what it sends.
        var isSettled = false
        /// Whether a statement of its own sends something else than the known requests.
        var isApart = false
    }

    private func read(_ function: FunctionDeclaration, _ entry: SourceIndex.Entry, besides settled: Set<String>)
        -> Reading
    {
        var sendsAddress = false
        var sendsUnknown = false
        let foreign = senders.foreignCall(of: function)
        /// Whether a library's call of its own was never reached.
        var isUnsent = foreign != nil
        /// The places where it asks for an address that it gets.
        var asking: Set<String> = []
        var sendsOther = takesRequest(function) || function.takesBuilder
        let result = run(function, entry, besides: settled) { sent in
            sendsUnknown = sendsUnknown || sent.address.isEmpty
            isUnsent = isUnsent && sent.stack.last { $0 != "{}" } != Evaluator.key(of: function, in: entry.name)
            if case .hole(let symbol)? = sent.address.first, sent.address.count == 1 {
                let isGiven = function.addresses.contains(symbol.text)
                sendsAddress = sendsAddress || isGiven
                if isGiven, sent.stack.count == 1, let site = sent.site { asking.insert(site) }
                sendsUnknown = sendsUnknown || !symbol.isInput
            }
            // A function that no code calls isn't a helper, even if the whole path is a parameter.
            sendsAddress = sendsAddress || !senders.mayCall(function) && sent.isOfAnyPath && !sent.draft.isOfSegments
            let isKnown = isKnown(sent, of: function)
            // `get(Ping.name)`, with a name that the code doesn't say
            sendsUnknown = sendsUnknown || !isKnown && !sent.isOfCaller
            sendsOther = sendsOther || !isKnown || sent.request.fields["httpMethod"] == nil
            return isKnown
        }
        let isUnclear =
            (senders.asks(function) || sendsUnknown) && !takesRequest(function)
            && endpoints(in: function, of: entry).isEmpty && (result == nil || sendsUnknown || isUnsent)
            && !EndpointFinder(index: index).builds(entry)
        let isUnfinished = memory.unfinished.contains(Evaluator.key(of: function, in: entry.name))
        let other = isUnclear ? foreign ?? Self.unclear : isUnfinished ? Self.unfinished : nil
        asking.subtract(result?.found.requests.compactMap(\.site) ?? [])
        return Reading(
            result: result, reason: sendsAddress ? SinkSurvey.handedOver : other,
            isSettled: !sendsOther && isSettled(result, entry), isApart: result != nil && !asking.isEmpty)
    }

    /// Functions of protocols that send a different request for each type that conforms.
    private func ofProtocols(besides ran: Set<String>) -> [LeftEndpoint] {
        index.entries.flatMap { entry -> [LeftEndpoint] in
            guard entry.declaration?.kind == .protocolType else { return [] }
            return entry.members.functions.compactMap { function in
                guard function.body != nil, senders.contains(function), !takesRequest(function), !function.isForwarding,
                    !ran.contains(Evaluator.key(of: function, in: entry.name)),
                    run(function, entry, isKnown: { _ in true }) != nil
                else { return nil }
                let reason = "each type that conforms to its protocol sends a request of its own"
                return LeftEndpoint(function, of: entry, reason)
            }
        }
    }

    /// Whether it sends what it gets as an argument, as a client's function does.
    private func takesRequest(_ function: FunctionDeclaration) -> Bool {
        if takesEndpoint(function) || !function.typeParameters.isEmpty { return true }
        return function.parameters.contains { parameter in
            guard let type = parameter.type else { return false }
            // A team's own type, such as `ImageURLs`, is a model.
            let isAddress = type.mentions("URL") && index.type(type)?.declaration == nil
            return type.isOfRequest || isAddress && function.result != nil
                || index.type(type)?.declaration?.kind == .protocolType
                || index.type(type).map { EndpointFinder(index: index).isDescription($0) } == true
                || type == "String" && EndpointRole.path.names.contains(parameter.name ?? "")
        }
    }

    private func run(
        _ function: FunctionDeclaration, _ entry: SourceIndex.Entry, besides settled: Set<String> = [],
        isKnown: (Sent) -> Bool
    ) -> Result? {
        guard function.body != nil, !takesEndpoint(function), function.result?.mentions("URLRequest") != true else {
            return nil
        }
        let subject = EndpointReader.Subject(function, in: entry, responses)
        let setsCookies = !ReferencedNames(function.body).names.isDisjoint(with: Self.cookies)
        var result = run(subject, Evaluator.key(of: function, in: entry.name), isKnown) { evaluator in
            evaluator.settled = settled
            if setsCookies { evaluator.remarks.append(Remark(.headers, "the code sets cookies besides")) }
            let payload = function.parameters.map { parameter in
                let type = index.resolved(parameter.type, from: entry.name)
                let symbol = Symbol(text: parameter.name ?? "_", type: type, isInput: true)
                return Value.Part(label: parameter.label, value: .symbol(symbol))
            }
            let type = entry.name.isEmpty ? nil : entry.name
            let this = type.map { name in
                Value.instance(Value.Instance(type: index.onlyType(of: function)?.name ?? name, fields: [:]))
            }
            _ = evaluator.invoke(function, type, payload, this: function.isStatic ? nil : this)
        }
        let own = function.isStatic ? [] : entry.declaration?.typeParameters ?? []
        result?.isOfAnyResponse = function.givesTypeParameter(or: own)
        result?.isPrivate = function.isPrivate
        result?.dictionaries = Set(function.parameters.filter { $0.type?.pair != nil }.compactMap(\.name))
        return result
    }

    /// Names in code that sets cookies, which adds a header that no request shows.
    private static let cookies: Set<String> = ["HTTPCookie", "setCookie", "setCookies"]

    /// The requests that code sends on all paths through it; nil if it sends nothing that is known.
    func run(_ subject: EndpointReader.Subject, _ name: String, _ isKnown: (Sent) -> Bool, _ code: (Evaluator) -> Void)
        -> Result?
    {
        let evaluator = Evaluator(index, memory)
        evaluator.endpointTypes = endpointTypes
        evaluator.senders = senders
        evaluator.covered = covered
        var (requests, unknown): ([Sent], [Sent]) = ([], [])
        /// The functions that send what they take in some runs: others await a request that runs already.
        var sending: Set<[String]> = []
        var (runs, exhausted, widest, mayGoOn) = (0, 0, 0, true)
        var membersRead: Set<String> = []
        repeat {
            evaluator.restart()
            code(evaluator)
            membersRead.formUnion(evaluator.membersRead)
            if evaluator.isExhausted { exhausted += 1 }
            let isHandedOn = evaluator.sent.isEmpty && evaluator.visited.isDisjoint(with: covered)
            let ways = evaluator.described.compactMap(\.way)
            sending.formUnion(ways.filter { way in evaluator.sent.contains { $0.stack.starts(with: way) } })
            if isHandedOn { evaluator.sent = evaluator.described }
            let shapes = Set(evaluator.sent.map { AddressSplitting($0.request.fields["url"]?.pieceList ?? []).shape })
            for made in evaluator.sent {
                let response = shapes.count > 1 ? responses.response(readAs: made.response, of: subject) : nil
                let described = isHandedOn ? described(made.request, evaluator) : nil
                let sent = Sent(
                    request: made.request, decisions: evaluator.oracle.decisions,
                    remarks: isHandedOn ? evaluator.remarks : made.remarks, stack: made.stack, response: response,
                    read: made.response, described: described, way: made.way,
                    site: made.place.map { $0.file.site($0.range) })
                let isTold = isKnown(sent)
                // A request without a method has an unknown address.
                guard isHandedOn || made.request.fields["httpMethod"] != nil else { continue }
                if isTold { requests.append(sent) } else { unknown.append(sent) }
            }
            runs += 1
            widest = max(widest, evaluator.oracle.widest)
            // Code that sends nothing in its first runs seldom does so later, unless its first decisions go another way.
            let isFruitless = runs >= 24 && requests.isEmpty
            let isTired = isFruitless || runs >= max(FunctionEndpoints.maximumRuns, 2 * widest)
            mayGoOn = evaluator.mayRunAgain && evaluator.oracle.advance(isTired: isTired, upTo: isFruitless ? 3 : 32)
            // Long code that sends nothing would take the steps of all code behind it.
            if exhausted > 1, requests.isEmpty, unknown.isEmpty { mayGoOn = false }
        } while mayGoOn
        let callers = Set(requests.flatMap(\.stack))
        Sent.remarkAlternatives(among: unknown, on: &requests)
        requests.take(unknown)
        requests.removeAll { $0.way.map(sending.contains) == true }
        if exhausted > 0, requests.isEmpty { memory.unfinished.insert(name) }
        guard !requests.isEmpty else { return nil }
        takeReads(&requests, of: subject)
        for index in requests.indices where exhausted > 0 {
            requests[index].remarks.add(EndpointField.sent, FunctionEndpoints.tooLong, isUnknown: true)
        }
        let found = Found(
            subject: subject, requests: requests,
            isCutShort: evaluator.oracle.isCutShort || exhausted > 0 || !evaluator.mayRunAgain)
        return Result(name: name, found: found, callers: callers, ran: evaluator.visited, membersRead: membersRead)
    }

    /// Gives the requests that different runs send to different paths the responses that their runs read.
    private func takeReads(_ requests: inout [Sent], of subject: EndpointReader.Subject) {
        guard Set(requests.map { AddressSplitting($0.address).shape }).count > 1 else { return }
        for position in requests.indices where requests[position].response == nil {
            guard let read = requests[position].read, !read.name.hasSuffix("Error"),
                index.isDecodable(read, from: subject.owner)
            else { continue }
            requests[position].response = responses.response(readAs: read, of: subject)
        }
    }

    /// The request that a value describes, if the code that sends it couldn't be followed.
    private func described(_ value: Value.Instance, _ evaluator: Evaluator) -> RequestDraft? {
        guard let entry = index.type(value.type) else { return nil }
        var draft = RequestReader(evaluator: evaluator, clients: clients).read(.instance(value), entry)
        let text = "what becomes of the `\(SourceIndex.shown(entry.name))` couldn't be followed: taken as it is made"
        draft.remarks.add(EndpointField.sent, text)
        return draft
    }

    /// Whether the code contains words of the address, instead of taking all of it from the caller.
    private func isKnown(_ sent: Sent, of function: FunctionDeclaration) -> Bool {
        // In a client's own function, every caller says the path after the client's address.
        if sent.isHandedOver {
            let words = ReferencedNames(function.body)
            let isLast = senders.isOutermost(function) && function.typeParameters.isEmpty
            if words.addresses.isEmpty, !isLast { return false }
            // Other code passes it a path, and a type to read.
            if !function.typeParameters.isEmpty, senders.isMentioned(function) { return false }
        }
        if senders.asks(function), sent.address.count == 1, sent.address[0].isSetting { return true }
        if sent.address.areOfApp, sent.request.fields["httpBody"]?.saysWords == true { return true }
        // The path of a generic client is empty here if the code that builds it can't be followed.
        let isOfAny =
            !function.typeParameters.isEmpty || function.result?.contains(where: index.isTypeParameter) == true
        if !senders.mayCall(function), sent.draft.isOfSegments { return true }
        return sent.draft.hasWords && !(isOfAny && sent.draft.isRoot)
    }

    /// The team's endpoints that it passes to something: `AF.request(StoreRouter.stores)`
    private func endpoints(in function: FunctionDeclaration, of entry: SourceIndex.Entry) -> [String] {
        var calls = calls
        calls.hints = entry.namedTypes
        calls.place = entry.name
        calls.read(function.body ?? [])
        return calls.found.map(\.endpoint)
    }

    /// The functions that pass on an endpoint that a static function makes. Their callers send that one, and none of
    /// their own.
    private var passing: Set<String> {
        let keys = index.entries.flatMap { entry in
            entry.members.functions.filter { senders.mayDescribe($0) && passesMade($0, of: entry) }.map {
                Evaluator.key(of: $0, in: entry.name)
            }
        }
        return Set(keys)
    }

    /// Whether it passes an endpoint that a static function makes to something that sends it.
    private func passesMade(_ function: FunctionDeclaration, of entry: SourceIndex.Entry) -> Bool {
        endpoints(in: function, of: entry).contains { !isOfEndpointType($0) }
    }

    /// Whether an endpoint is a case or a type, and not made by a static function.
    private func isOfEndpointType(_ endpoint: String) -> Bool {
        endpointTypes.contains(endpoint) || endpointTypes.contains(SourceIndex.parent(endpoint))
    }
}
