/// Compares all code that may send or describe a request with the endpoints, so that nothing is left out in silence.
struct SinkSurvey {
    let index: SourceIndex
    let senders: SendingFunctions
    /// The names of the functions that send requests of their callers.
    let clients: Set<String>
    /// The keys of the functions and properties that ran for endpoints.
    let covered: Set<String>
    /// The owners and names of endpoints.
    let endpoints: Set<String>
    let left: [LeftEndpoint]
    /// Finds the cases and types of requests that code passes to something.
    let calls: EndpointCalls
    /// Knows the code that ran.
    let memory: Memory
    /// The functions that send a request from their arguments, or hand it to one that may, by name.
    private let askers: [String: [FunctionDeclaration]]
    /// The functions that send a request to the address that they get, by name.
    private let forwarders: [String: [FunctionDeclaration]]
    /// All names that code mentions, besides those in patterns: `stores` in `client.send(.stores)`
    private let named: Set<String>

    init(
        index: SourceIndex, senders: SendingFunctions, clients: Set<String>, covered: Set<String>,
        endpoints: Set<String>, left: [LeftEndpoint], calls: EndpointCalls, memory: Memory
    ) {
        self.index = index
        self.senders = senders
        self.clients = clients
        self.covered = covered
        self.endpoints = endpoints
        self.left = left
        self.calls = calls
        self.memory = memory
        let asking = index.entries.flatMap(\.members.functions).filter { function in
            senders.contains(function) && function.parameters.contains { $0.isRequest(index) }
        }
        askers = Dictionary(grouping: asking, by: \.name)
        // An endpoint knows its address, and gets another one for something else.
        let functions =
            index.entries.flatMap { entry in
                let owner = SourceIndex.shown(entry.name) + "."
                return entry.members.functions.filter { !endpoints.contains(owner + $0.name) }
            } + index.functions
        forwarders = Dictionary(grouping: functions.filter { senders.contains($0) && $0.takesAddress }, by: \.name)
        var words = ReferencedNames()
        let members = index.entries.map(\.members)
        let called = index.functions + members.flatMap { $0.functions + $0.subscripts }
        let values = called.flatMap(\.parameters).compactMap(\.defaultValue)
        words.read(values.map { SwiftStatement(kind: .expression($0), place: 0..<0) })
        for function in called { words.read(function.body ?? []) }
        for property in members.flatMap(\.properties) + index.globals.values {
            words.read(property.code + (property.setter?.body ?? []))
        }
        named = words.names
    }

    func all() -> [LeftEndpoint] {
        let known = Set(left.map { $0.file.site($0.place) })
        let types = index.entries
        let found = types.flatMap { functions(of: $0) + descriptions(of: $0) } + topLevel
        let added = found.filter { !known.contains($0.file.site($0.place)) }
        let handing = HandedAddresses(index: index, senders: senders)
        return added
            + handing.all(besides: known.union(added.map { $0.file.site($0.place) })) { isCovered($0, in: $1.name) }
    }

    // MARK: Functions

    private func functions(of entry: SourceIndex.Entry) -> [LeftEndpoint] {
        let functions = entry.members.functions.compactMap { function -> LeftEndpoint? in
            let isCovered = isCovered(function, in: entry.name)
            guard let reason = isCovered ? unreadReason(function, entry) : reason(function, entry) else { return nil }
            return LeftEndpoint(function, of: entry, reason)
        }
        let properties = entry.members.properties.compactMap { property -> LeftEndpoint? in
            guard !covered.contains(Evaluator.key(of: property, in: entry.name)), let getter = property.getter,
                let address = ReferencedNames(getter).address
            else { return nil }
            return LeftEndpoint(property, of: entry, reason(address))
        }
        let subscripts = entry.members.subscripts.filter { mayAsk($0.body, in: $0.file, entry) }
        let observed = entry.members.properties.filter { mayAsk($0.setter?.body, in: $0.file, entry) }
        return functions + properties + subscripts.map { LeftEndpoint($0, of: entry, Self.unclear) }
            + observed.map { LeftEndpoint($0, of: entry, Self.unclear) }
    }

    /// Whether code that isn't looked at for endpoints, of a subscript or of `didSet`, asks the network and didn't run.
    private func mayAsk(_ code: [SwiftStatement]?, in file: SwiftFile, _ entry: SourceIndex.Entry) -> Bool {
        senders.areAsked(by: ReferencedNames(memory.unread(code, in: file)), in: entry.name)
    }

    private var topLevel: [LeftEndpoint] {
        index.functions.compactMap { function in
            guard !covered.contains(Evaluator.key(of: function, in: nil)) else { return nil }
            let asks = senders.asks(function) && !sendsKnown(function, [])
            let reason =
                ReferencedNames(function.body).address.map(reason)
                ?? (asks ? senders.foreignCall(of: function) ?? Self.unclear : nil)
            return reason.map {
                LeftEndpoint(owner: "", name: function.name, reason: $0, file: function.file, place: function.place)
            }
        }
    }

    static let handedOver = "it asks for whatever address its caller hands over"
    static let unsent = "it describes a request, and no code that is there sends it"
    private static let unclear = "it sends something, and what that is can't be told from the code"

    private func isCovered(_ function: FunctionDeclaration, in type: String) -> Bool {
        covered.contains(Evaluator.key(of: function, in: type))
            || endpoints.contains(SourceIndex.shown(type) + "." + function.name)
            || function.name == "init" && endpoints.contains(SourceIndex.last(SourceIndex.shown(type)))
    }

    private func reason(_ function: FunctionDeclaration, _ entry: SourceIndex.Entry) -> String? {
        let words = ReferencedNames(function.body)
        if let address = words.address { return reason(address) }
        guard let doubt = doubt(function, entry, words.names.subtracting(function.mereNames)) else { return nil }
        return sendsKnown(function, entry.namedTypes) ? nil : doubt
    }

    /// The reason why a function that is known to send something may send more: a part of it never ran.
    private func unreadReason(_ function: FunctionDeclaration, _ entry: SourceIndex.Entry) -> String? {
        var rest = function
        rest.body = memory.unread(function.body, in: function.file)
        guard !isClient(function), rest.body?.isEmpty == false else { return nil }
        let words = ReferencedNames(rest.body)
        let client = words.names.intersection(clients).sorted().first ?? asker(of: rest) ?? forwarder(of: rest)
        guard words.asks || client.map({ $0 != function.name }) == true, !sendsKnown(rest, entry.namedTypes) else {
            return nil
        }
        return "part of it wasn't read, and may send another request"
    }

    private func doubt(_ function: FunctionDeclaration, _ entry: SourceIndex.Entry, _ names: Set<String>) -> String? {
        if let client = names.intersection(clients).sorted().first, !clients.contains(function.name) {
            return "it calls `\(client)`, and what that sends for it can't be told from the code"
        }
        if names.contains(where: { askers[$0] != nil }), let asker = asker(of: function), asker != function.name {
            return "it calls `\(asker)`, and what that sends for it can't be told from the code"
        }
        if let forwarder = forwarder(of: function) {
            return "it calls `\(forwarder)`, and the address that it makes for it can't be told from the code"
        }
        if !isClient(function), let described = function.describedRequest(index) {
            return "it makes a `\(described)`, and what that sends can't be told from the code"
        }
        let result = function.result?.lastName ?? ""
        if SwiftExpression.saysRequest(result, ""), result != "URLRequest", entry.name != result, !isClient(function),
            function.body != nil, !isBody(function.result)
        {
            return "it makes a `\(result)`, and what that sends can't be told from the code"
        }
        if let made = function.result.flatMap({ index.type($0) }), isMade(made, by: function, entry) {
            return "it makes a `\(SourceIndex.shown(made.name))`, and what that sends can't be told from the code"
        }
        let isLast = senders.asks(function) && !function.addresses.isEmpty && !senders.isMentioned(function)
        if function.opensAddress || isLast { return Self.handedOver }
        guard senders.asks(function), entry.declaration?.kind != .protocolType else { return nil }
        return isClient(function) ? nil : senders.foreignCall(of: function) ?? Self.unclear
    }

    /// Whether all that a function requests are known cases or requests: `AF.request(StoreRouter.stores)`
    private func sendsKnown(_ function: FunctionDeclaration, _ hints: [SwiftType]) -> Bool {
        var (count, known) = (0, 0)
        // `let request = StoreRequest(id: id)`
        let made = (function.body ?? []).bindings.filter { $0.value.flatMap(calls.endpoint) != nil }
        let requests = Set(made.flatMap(\.pattern.names))
        SwiftWalk.visit(function.body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression, let name = callee.lastName,
                ReferencedNames.asking.contains(name) || clients.contains(name) || ReferencedNames.isOfClient(callee)
                    || ((askers[name] ?? []) + (forwarders[name] ?? [])).contains(where: { $0.fits(arguments) })
            else { return }
            var calls = calls
            calls.hints = hints
            calls.read([SwiftStatement(kind: .expression(expression), place: function.place)])
            count += 1
            let isMade = arguments.contains {
                if case .name(let name) = $0.value { requests.contains(name) } else { false }
            }
            known += isMade ? 1 : calls.found.count
        }
        return count > 0 && known == count
    }

    /// A function that is called with a request made here: `client.fetch([Page].self, request)`
    private func asker(of function: FunctionDeclaration) -> String? {
        guard !isClient(function) else { return nil }
        let own = Set(function.parameters.compactMap(\.name))
        var found: String?
        SwiftWalk.visit(function.body ?? []) { expression in
            guard found == nil, case .call(let callee, let arguments) = expression, let name = callee.lastName else {
                return
            }
            let isMeant = askers[name]?.contains { asker in
                asker.parameters.contains { parameter in
                    let given = arguments.first { $0.label == parameter.label }?.value
                    guard parameter.isRequest(index), let given else { return false }
                    if case .name(let name) = given { return !own.contains(name) }
                    return given.madeType != nil
                }
            }
            if isMeant == true { found = name }
        }
        return found
    }

    /// A function that is called with an address made here: `api.get(versioned("stores"))`
    private func forwarder(of function: FunctionDeclaration) -> String? {
        let isGeneric = !function.typeParameters.isEmpty && isOpen(function)
        guard !isGeneric, !takesRequest(function), !function.parameters.contains(where: \.isAddress) else { return nil }
        let given = Set(function.parameters.compactMap(\.name))
        var found: String?
        SwiftWalk.visit(function.body ?? []) { expression in
            guard found == nil, case .call(let callee, let arguments) = expression, let name = callee.lastName,
                name != function.name
            else { return }
            let made = arguments.map { $0.value.isMade(besides: given) }
            let isForwarder = made.contains(true) && forwarders[name]?.contains { $0.fits(arguments) } == true
            if isForwarder || made.first == true && ReferencedNames.isOfClient(callee) { found = name }
        }
        return found
    }

    /// Whether values of a type are mere bodies of requests: `StoreUpdateRequest(name: "…")`
    private func isBody(_ type: SwiftType?) -> Bool {
        let finder = EndpointFinder(index: index)
        guard let entry = index.type(type), !finder.saysMethod(entry), !finder.builds(entry) else { return false }
        return !index.conformances(of: entry).isDisjoint(with: ["Codable", "Encodable"])
    }

    /// Whether a function makes a value of a protocol to which descriptions of requests conform.
    private func isMade(_ made: SourceIndex.Entry, by function: FunctionDeclaration, _ entry: SourceIndex.Entry) -> Bool
    {
        guard made.declaration?.kind == .protocolType, entry.declaration?.kind != .protocolType, function.body != nil,
            !isClient(function), !index.conformances(of: entry).contains(made.name)
        else { return false }
        let finder = EndpointFinder(index: index)
        return ([made] + index.ancestors(of: made)).contains { asked in
            index.conforming(to: asked.name).contains(where: finder.isDescription)
        }
    }

    /// Whether it sends what it gets as an argument, so that its callers are looked at instead.
    private func isClient(_ function: FunctionDeclaration) -> Bool {
        !function.typeParameters.isEmpty || takesRequest(function)
    }

    private func takesRequest(_ function: FunctionDeclaration) -> Bool {
        function.parameters.contains { parameter in
            guard let type = parameter.type else { return false }
            return type.isOfRequest || type == "URL" && senders.isMentioned(function)
                || index.type(type)?.declaration?.kind == .protocolType
        }
    }

    /// Whether callers choose by a generic function what it sends, and not only how it reads the response:
    /// `send<C: Call>(_ call: C)`, unlike `next<Item>(after page: Page<Item>)`
    private func isOpen(_ function: FunctionDeclaration) -> Bool {
        function.parameters.isEmpty
            || function.parameters.contains {
                $0.type.map { type in function.typeParameters.contains { $0.name == type.name } } == true
            }
    }

    // MARK: Descriptions

    private static let roles = Set(EndpointRole.path.names + EndpointRole.route.names)

    /// Cases of an enum with paths, and types with the names of requests, whose code didn't run.
    private func descriptions(of entry: SourceIndex.Entry) -> [LeftEndpoint] {
        guard let declaration = entry.declaration, declaration.kind != .protocolType, isDescription(entry) else {
            return []
        }
        let isRead =
            entry.members.properties.contains { property in
                Self.roles.contains(property.name) && covered.contains(Evaluator.key(of: property, in: entry.name))
            }
            || entry.members.functions.contains { function in
                Self.roles.contains(function.name) && covered.contains(Evaluator.key(of: function, in: entry.name))
            }
        let name = SourceIndex.shown(entry.name)
        if endpoints.contains(SourceIndex.last(name)) { return [] }
        let reason = Self.unsent
        if entry.members.cases.isEmpty {
            return isRead ? [] : [left(SourceIndex.last(name), of: entry, reason, declaration.file, declaration.place)]
        }
        // Of an enum whose path is read, only a case that no code names is surely not sent.
        let isWhole = isRead && (named.contains("allCases") || index.isTaken(entry, by: endpoints))
        return entry.members.cases.filter { declaration in
            !isWhole && !endpoints.contains(name + "." + declaration.name)
                && !(isRead && named.contains(declaration.name))
        }.map { left($0.name, of: entry, reason, $0.file, $0.place) }
    }

    private func isDescription(_ entry: SourceIndex.Entry) -> Bool {
        let signs = ["Request", "Endpoint", "EndPoint", "Target", "TargetType", "Route", "Router"]
        let isNamed = entry.inherits.contains { name in signs.contains { name.name.hasSuffix($0) } }
        let hasPath =
            entry.members.properties.contains { Self.roles.contains($0.name) && $0.getter != nil }
            || entry.members.functions.contains {
                Self.roles.contains($0.name) && $0.parameters.isEmpty && $0.result != nil
            }
        if entry.declaration?.kind == .enumeration { return !entry.members.cases.isEmpty && (hasPath || isNamed) }
        return isNamed && hasPath
    }

    private func left(
        _ name: String, of entry: SourceIndex.Entry, _ reason: String, _ file: SwiftFile, _ place: Range<Int>
    ) -> LeftEndpoint {
        LeftEndpoint(owner: SourceIndex.shown(entry.name), name: name, reason: reason, file: file, place: place)
    }

    private func reason(_ address: String) -> String {
        "the address `\(address)` stands here, and no request was found with it"
    }
}

extension SwiftParameter {
    /// Whether it is a request, or a value of a team's type that makes one.
    fileprivate func isRequest(_ index: SourceIndex) -> Bool {
        if type == "URLRequest" { return true }
        let kinds: [TypeDeclaration.Kind] = [.structure, .classType]
        guard let entry = index.type(type), let kind = entry.declaration?.kind, kinds.contains(kind) else {
            return false
        }
        return entry.members.functions.contains { $0.result?.mentions("URLRequest") == true && $0.body != nil }
            || entry.members.properties.contains { $0.type?.mentions("URLRequest") == true || $0.isURL }
    }
}

extension PropertyDeclaration {
    /// Whether it computes an address.
    fileprivate var isURL: Bool { getter != nil && type?.unwrapped == "URL" }
}

extension SwiftExpression {
    /// Whether code makes it here: neither `self` nor one of these parameters.
    fileprivate func isMade(besides parameters: Set<String>) -> Bool {
        switch self {
        case .call, .text, .member: return true
        case .name(let name): return name != "self" && !parameters.contains(name)
        default: return false
        }
    }
}

extension FunctionDeclaration {
    /// Whether it reads from an address without a client: `String(contentsOf: url)`
    fileprivate var opensAddress: Bool {
        let addresses = parameters.filter { $0.label == "url" }.compactMap(\.name).filter(self.addresses.contains)
        var isFound = false
        SwiftWalk.visit(body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression, arguments.first?.label == "contentsOf",
                case .name(let name)? = arguments.first?.value
            else { return }
            let type = callee.namedType?.name ?? ""
            if addresses.contains(name), type.hasPrefix("String") || type.hasPrefix("Data") { isFound = true }
        }
        return isFound
    }

    /// The names that are only those of its parameters in its code, and of no function that it calls: `request` in
    /// `selected = request.id`
    fileprivate var mereNames: Set<String> {
        var names = Set(parameters.filter { !$0.isHandler }.compactMap(\.name))
        SwiftWalk.visit(body ?? []) { expression in
            switch expression {
            case .member(_, let name), .call(.name(let name), _): names.remove(name)
            default: return
            }
        }
        return names
    }
}
