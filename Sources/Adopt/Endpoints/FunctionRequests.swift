/// The requests that functions send.
extension FunctionEndpoints {
    /// Whether no caller, and no subclass or value of the type that has the function, changes what it sends.
    func isSettled(_ result: Result?, _ entry: SourceIndex.Entry) -> Bool {
        guard let result, result.isSettled, index.conforming(to: entry.name).isEmpty else { return false }
        return ([entry] + index.ancestors(of: entry)).flatMap(\.members.properties).allSatisfy { property in
            !result.membersRead.contains(property.name) || property.isStatic || property.isConstant
                || property.isPrivate || property.value == nil
        }
    }

    /// Functions that open a web socket, which isn't a request.
    var sockets: [LeftEndpoint] {
        index.entries.flatMap { entry in
            entry.members.functions.filter { ($0.body ?? []).names("webSocketTask") }.map {
                LeftEndpoint($0, of: entry, "it opens a web socket: describe it as a channel")
            }
        }
    }

    /// Whether it takes an endpoint, or something that stands for one of several.
    func takesEndpoint(_ function: FunctionDeclaration) -> Bool {
        function.parameters.contains { parameter in
            // `C` of `run<C: Call>(_ call: C)`
            let bound = function.typeParameters.first { $0.name == parameter.type?.name }?.bound
            guard let type = bound ?? parameter.type, let entry = index.type(type) else { return false }
            if endpointTypes.contains(entry.name) { return true }
            // A base class that declares no path sends what its subclasses declare, as a protocol does.
            guard let kind = entry.declaration?.kind, [.protocolType, .classType].contains(kind) else { return false }
            // A function that contains a path takes a value for that path, and not a request.
            if ReferencedNames(function.body).addresses.contains(where: { $0.hasPrefix("/") }) { return false }
            return index.conforming(to: entry.name).contains { endpointTypes.contains($0.name) }
        }
    }

    struct Found {
        private(set) var subject: EndpointReader.Subject
        var requests: [Sent]
        var isCutShort: Bool

        /// Doubts the response of a function that ends with a call of another one, whose own request brings what both give:
        /// `try await post("/sessions"); return try await profile()`
        mutating func doubtResponse(
            behind result: Result, _ endpoints: [String: [String]], _ function: (String) -> FunctionDeclaration?
        ) {
            guard let own = function(result.name), subject.response.why == nil, let last = own.giving.min() else {
                return
            }
            // What runs behind an error that a handler may get wasn't seen to run.
            let place = SourceIndex.parent(result.name)
            let others = own.giving.filter { giving in
                (endpoints[giving] ?? []).contains { name in
                    let isNear = result.ran.contains(name) || SourceIndex.parent(name) == place
                    return isNear && name != result.name && !requests.contains { $0.stack.contains(name) }
                }
            }
            // A client's `send` may share its name with an endpoint.
            let senders = requests.flatMap(\.stack).compactMap { function($0)?.name }
            guard others == own.giving, own.giving.isDisjoint(with: senders) else { return }
            subject.response = ResponseFact(.unknown, "`\(own.name)` gives what the request of `\(last)` brings")
        }

        /// Takes the type that is decoded by the function nearest to all requests in the call stack.
        mutating func takeResponse(_ decoded: (String) -> SwiftType?) {
            // Many requests have the same functions behind them.
            let functions = Set(requests.flatMap(\.stack))
            let known = Dictionary(uniqueKeysWithValues: functions.map { ($0, decoded($0)) })
            let types = Set(
                requests.map { request in request.stack.reversed().lazy.compactMap { known[$0] ?? nil }.first })
            if types.count == 1, let type = types.first ?? nil { subject.response = ResponseFact(.type(type)) }
        }
    }

    /// The requests of one function or closure.
    struct Result {
        /// The key of the function.
        let name: String
        let found: Found
        /// The keys of the functions that led to the requests.
        let callers: Set<String>
        /// The keys of all functions and properties that ran.
        let ran: Set<String>
        /// The names of the members that were read.
        let membersRead: Set<String>
        /// Whether its callers choose the response.
        var isOfAnyResponse = false
        /// Whether only code of its own type or file can call it.
        var isPrivate = false
        /// The names of the parameters that are dictionaries.
        var dictionaries: Set<String> = []

        /// Whether callers choose the path, the response, the content, or one of several requests by an argument.
        func isClient(of callers: [Result]) -> Bool {
            // A generic caller doesn't say the response either.
            let saysResponse = isPrivate || callers.contains { !$0.isOfAnyResponse }
            if isOfAnyResponse && saysResponse || found.requests.contains(where: \.isHandedOver) { return true }
            if isPrivate, isFilled(by: callers) { return true }
            if !isChosen { return false }
            // A caller whose path is only a guess doesn't count.
            let callers = callers.filter { $0.found.requests.allSatisfy { $0.remarks.of(.path).isEmpty } }
            return callers.contains { $0.shapes.count < shapes.count }
                || found.isCutShort && callers.contains { !$0.found.isCutShort }
        }

        /// Whether an argument decides on one of its requests.
        private var isChosen: Bool {
            let inputs = found.subject.inputs
            return found.requests.contains { $0.decisions.contains { inputs.contains($0.root) } }
        }

        /// The paths of the requests that no caller in the sources chooses, such as those of an enum's other cases.
        func unchosen(by callers: [Result]) -> Set<String> {
            let isOpen = isPrivate || isOfAnyResponse || found.requests.contains(where: \.isHandedOver)
            guard isChosen, !isOpen else { return [] }
            let own = found.requests.filter { $0.stack.count == 1 && $0.draft.hasWords }
            return callers.reduce(Set(own.map { AddressSplitting($0.address).shape })) { $0.subtracting($1.shapes) }
        }

        /// Whether several callers fill it with different content, one fills a private function with words of its own,
        /// its only caller names all of an open dictionary, or one encodes the data that it takes, so that they are
        /// endpoints, too.
        func isFilled(by callers: [Result]) -> Bool {
            let takesData = found.requests.contains(where: \.carriesData)
            if takesData, callers.contains(where: { $0.encodes(behind: name) }) { return true }
            guard isPrivate || isOpen else { return false }
            if isOpen, callers.count == 1, !callers[0].isOpen { return true }
            // A request that a caller sends in its handler is none of its own.
            let (shapes, areHandedOver) = (ownShapes, found.requests.contains(where: \.isOfCaller))
            let filled = callers.map { caller in
                caller.words(behind: name) { request in areHandedOver || shapes.contains(where: request.isOf) }
            }
            if Set(filled).count > 1 { return true }
            let own = words(behind: name) { _ in true }
            return isPrivate && filled.contains { !$0.isSubset(of: own) }
        }

        /// Whether no caller can make it a client, fill it, or change the path of a request.
        var isSettled: Bool {
            !isOfAnyResponse && !isPrivate && !isOpen && !found.isCutShort && !isChosen
                && found.requests.allSatisfy { request in
                    !request.isHandedOver && !request.carriesData && request.described == nil && request.draft.hasWords
                }
        }

        /// Whether its requests carry names that callers choose.
        private var isOpen: Bool {
            found.requests.contains { request in
                let holes = request.address.compactMap(\.symbol).map(Value.symbol)
                return request.isOpen || (request.carried + holes).contains { $0.isMade(of: dictionaries) }
            }
        }

        /// Whether it encodes the body of a request that a function sends: `put(id, data: try encoder.encode(pet))`
        private func encodes(behind function: String) -> Bool {
            found.requests.contains { $0.stack.contains(function) && $0.request.fields["httpBody"]?.isEncoded == true }
        }

        /// The paths, and the words in the query and the body, of requests that a function sends.
        private func words(behind function: String, _ isMeant: (Sent) -> Bool) -> Set<String> {
            let requests = found.requests.filter { $0.stack.contains(function) && isMeant($0) }
            return Set(
                requests.flatMap { request in
                    let address = AddressSplitting(request.address)
                    return [address.shape] + address.query.map(\.name) + request.carried.flatMap(\.words)
                })
        }

        var shapes: Set<String> { Set(found.requests.map { AddressSplitting($0.address).shape }) }

        /// The paths of its own requests, without those of a function that it runs and that calls it again, such as one
        /// that fetches a token.
        var ownShapes: Set<String> {
            let own = found.requests.filter { request in request.stack.count { $0 == name } < 2 }
            return Set(own.map { AddressSplitting($0.address).shape })
        }
    }

    /// A request of one run.
    struct Sent {
        let request: Value.Instance
        let decisions: [Oracle.Decision]
        var remarks: [Remark]
        /// The keys of the functions that led to it.
        let stack: [String]
        /// Its own response, if the function sends other requests, too.
        var response: ResponseFact?
        /// The type that the code reads next.
        var read: SwiftType?
        /// The described request, if no code is seen to send it.
        var described: RequestDraft?
        /// The functions that lead to the team's function that takes the description.
        var way: [String]?
        /// The place of the statement that sends it.
        var site: String?

        /// Whether the caller says the path or the method: `client.get(path)`
        var isHandedOver: Bool { address.isHandedOver || request.fields["httpMethod"]?.symbol?.isInput == true }

        var carried: [Value] { ["query", "httpBody"].compactMap { request.fields[$0] } }

        /// Whether its body is data that the caller hands over.
        var carriesData: Bool {
            guard let symbol = request.fields["httpBody"]?.symbol, symbol.isInput else { return false }
            return ["Data", "ByteBuffer", "Body"].contains(symbol.type?.lastName)
        }

        /// Whether it carries names that callers choose.
        var isOpen: Bool {
            // `body: Any`
            let whole = request.fields["httpBody"]?.field("json")?.symbol
            return carried.contains(where: \.isOpen)
                || whole?.isInput == true && ["Any", "AnyObject"].contains(whole?.type?.name)
        }

        /// Whether the caller says a part of the address.
        var isOfCaller: Bool { isHandedOver || address.contains { $0.symbol?.isInput == true } }

        /// Whether the code contains no words of the path, which comes from callers.
        var isOfAnyPath: Bool { isHandedOver || draft.isOfAnyPath }

        var draft: RequestDraft {
            var draft = RequestDraft()
            draft.url = address
            return draft
        }

        /// Whether its path fits one that a function sends: `/items/books` fits `/items/{}`
        func isOf(_ shape: String) -> Bool {
            let (others, own) = (shape.split(separator: "/"), AddressSplitting(address).shape.split(separator: "/"))
            let isOpen = others.last == "{}" && own.count > others.count
            return (isOpen || own.count == others.count)
                && zip(others, own).allSatisfy { $0 == $1 || $0.contains("{}") }
        }

        /// Remarks on requests that other runs send to an address that the code gets as a whole: that of the next page.
        static func remarkAlternatives(among all: [Sent], on requests: inout [Sent]) {
            let known = Set(requests.map(\.decisions))
            for other in all where other.address.count == 1 && !known.contains(other.decisions) {
                guard let symbol = other.address[0].symbol, symbol.isInput else { continue }
                let text = "`\(symbol.text)` may be the whole address instead, as the code decides"
                for index in requests.indices where requests[index].site == other.site {
                    if requests[index].stack != other.stack { continue }
                    requests[index].remarks.add([.server, .path], text)
                }
            }
        }

        var address: [Value.Piece] { described?.url ?? request.fields["url"]?.pieceList ?? [] }
    }
}

extension [FunctionEndpoints.Sent] {
    /// Adds the requests without words that the same statements send in other runs: `path.isEmpty ? "/" : path`. The
    /// root of a host is one of those. Of whole addresses, only remarks tell.
    mutating func take(_ unknown: [FunctionEndpoints.Sent]) {
        let others = unknown.filter { other in
            other.address.count > 1 && contains { $0.site == other.site && $0.stack == other.stack }
        }
        removeAll { sent in others.contains { $0.site == sent.site && $0.stack == sent.stack } && sent.draft.isRoot }
        self += others
    }
}

extension SourceIndex {
    /// The only type whose values have a function: `Yard` for `extension Boats where Self: Yard`, if it has no subclass
    func onlyType(of function: FunctionDeclaration) -> Entry? {
        let kinds: [TypeDeclaration.Kind?] = [.classType, .structure]
        let types = function.conditions.compactMap { type($0) }.filter { kinds.contains($0.declaration?.kind) }
        return types.first { conforming(to: $0.name).isEmpty }
    }

    /// Whether code of a type, or of its protocols and superclasses, is among the code that ran.
    /// - Parameter keys: the keys of the functions and properties that ran.
    func runs(_ type: String, in keys: Set<String>) -> Bool {
        let line = [type] + (self.type(SwiftType(type)).map(ancestors) ?? []).map(\.name)
        return keys.contains { key in line.contains { key.hasPrefix($0 + ".") } }
    }
}

extension Value {
    /// Whether it is data that code encoded as JSON or a form, also within another value: `.bytes(ByteBuffer(data: data))`
    fileprivate var isEncoded: Bool {
        switch self {
        case .instance(let data) where data.type == "Data":
            return data.fields["json"] != nil || data.fields["form"] != nil
        case .instance(let holder): return holder.fields.count == 1 && holder.fields.values.allSatisfy(\.isEncoded)
        case .choice(let choice): return choice.payload.count == 1 && choice.payload[0].value.isEncoded
        default: return false
        }
    }
}

extension FunctionDeclaration {
    /// The functions that bring what it gives: `cuts` of `return try await cuts(id)` and `cuts(id, done: done)`
    fileprivate var giving: Set<String> {
        let handlers = resultHandlers
        guard result == nil, !handlers.isEmpty else { return handsOn ? Set([lastCalled].compactMap { $0 }) : [] }
        var names: Set<String> = []
        SwiftWalk(passesFailures: true).visit(body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression else { return }
            let isHanded = arguments.contains { argument in
                if case .name(let name) = argument.value { handlers.contains(name) } else { false }
            }
            if isHanded, let name = callee.lastName { names.insert(name) }
        }
        return names
    }
}

extension FunctionEndpoints {
    static let unread =
        "not read: there is more code than is looked at; name fewer folders, such as the network layer's"
    static let unfinished = "it may send something, and takes too many steps to be read to its end"
    static let unclear = "it sends a request whose address can't be told from the code"
    static let unchosen = "its argument chooses among requests, and no code that is there chooses all of them"
}
