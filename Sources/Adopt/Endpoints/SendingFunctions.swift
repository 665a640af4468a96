/// The functions that may lead to a request: those that name something that sends one, and those that call such a
/// function by its name. They keep the evaluator out of code that has nothing to do with the network.
package struct SendingFunctions {
    private let names: Set<String>
    /// Those in `names`, and functions that describe a request to code that may send it, with the number of calls between
    /// them and such code.
    private let describing: [String: Int]
    /// The functions that ask the network themselves, by their places.
    private let direct: Set<String>
    /// All names that functions and properties mention.
    private let mentioned: Set<String>
    private let sessions: Sessions
    /// The calls of libraries that aren't there, by the places of the functions that send something by them.
    private let foreign: [String: String]
    /// The code that may lead to a request, by the names that it is called by.
    private let code: [String: [Code]]

    /// A piece of code: a function, or what runs when a type is made or a property is read.
    private struct Code {
        /// The place of a function; the place of other code isn't asked for, but unique.
        let site: String
        /// The names that it mentions.
        let words: Set<String>
        /// Whether it sends or describes a request itself.
        let isSender: Bool
    }

    /// Names that only occur in code that sends requests.
    static let signs: Set<String> = [
        "URLRequest", "dataTask", "dataTaskPublisher", "uploadTask", "downloadTask", "AF", "Alamofire",
        "NSMutableURLRequest", "SessionManager", "requestJSON", "requestData", "URLSession", "urlSession",
    ]

    package init(_ index: SourceIndex) {
        var code: [String: [Code]] = [:]
        var open: [String] = []
        var describers: [String] = []
        let described = Set(
            index.entries.filter(EndpointFinder(index: index).isDescription).map { SourceIndex.last($0.name) })
        var direct: Set<String> = []
        var mentioned: Set<String> = []
        var foreign: [String: String] = [:]
        let (sessions, calls) = (Sessions(index), ForeignCalls(index: index))
        func note(_ name: String, _ words: Set<String>, _ isSender: Bool = false, at site: String? = nil) {
            let site = site ?? "\(name) \(code[name]?.count ?? 0)"
            code[name, default: []].append(Code(site: site, words: words, isSender: isSender))
        }
        func add(_ function: FunctionDeclaration, _ owner: String? = nil) {
            let words = ReferencedNames(function.body)
            // In an extension of a session: `data(for: request)`
            let isOfSession = owner == "URLSession" && !words.names.isDisjoint(with: ReferencedNames.asking)
            let sending = words.asks || isOfSession || sessions.isAsked(by: words, function, owner)
            foreign[function.site] = sending ? nil : calls.name(in: function, of: owner)
            let asks = sending || foreign[function.site] != nil
            // `session.upload(for: request, from: data)` doesn't mention the team's `upload`.
            let others = asks ? ReferencedNames.asking.subtracting(["request"]) : []
            mentioned.formUnion(words.names.subtracting([function.name]).subtracting(others))
            if asks { direct.insert(function.site) }
            let sends = asks || !words.names.isDisjoint(with: SendingFunctions.signs)
            let describes = !words.names.isDisjoint(with: described)
            if sends { open.append(function.name) }
            if describes { describers.append(function.name) }
            note(function.name, words.names, sends || describes, at: function.site)
            // A closure that an initialiser keeps sends something for all code that makes such a value.
            guard function.name == "init", let owner else { return }
            // Code that calls a parameter, or the property that keeps it, calls the function that is its default.
            for parameter in function.parameters {
                guard let name = parameter.name, case .name(let usual)? = parameter.defaultValue else { continue }
                for name in [name] + function.properties(from: name) { note(name, [usual]) }
            }
            note(SourceIndex.last(owner), ReferencedNames(function.closures).names)
        }
        for property in index.entries.flatMap(\.members.properties) where property.asking == nil {
            let words = ReferencedNames(property.getter)
            mentioned.formUnion(words.names)
            if words.names.isDisjoint(with: SendingFunctions.signs) { continue }
            open.append(property.name)
            note(property.name, [], true)
        }
        for entry in index.entries {
            for function in entry.asking { add(function, entry.name) }
            // The closures of a dependency that sends something: `static var liveValue = Self(get: { url in … })`
            let live = entry.members.properties.filter { $0.isStatic && $0.name == "liveValue" }.flatMap(\.code)
            if ReferencedNames(live).names.isDisjoint(with: SendingFunctions.signs) { continue }
            for property in entry.members.properties where property.isStored && property.type?.isClosure == true {
                open.append(property.name)
                note(property.name, [], true)
            }
        }
        for function in index.functions { add(function) }
        var callers: [String: Set<String>] = [:]
        for (name, code) in code { for word in code.flatMap(\.words) { callers[word, default: []].insert(name) } }
        func leading(to names: [String]) -> [String: Int] {
            var (open, found, distance) = (Set(names), [String: Int](), 0)
            while !open.isEmpty {
                for name in open { found[name] = distance }
                open = Set(open.filter { $0 != "init" }.flatMap { callers[$0] ?? [] }.filter { found[$0] == nil })
                distance += 1
            }
            return found
        }
        names = Set(leading(to: open).keys)
        describing = leading(to: open + describers)
        self.direct = direct
        self.code = code
        self.mentioned = mentioned
        self.sessions = sessions
        self.foreign = foreign
    }

    /// Whether a function asks the network itself.
    func asks(_ function: FunctionDeclaration) -> Bool { direct.contains(function.site) }

    /// The sentence on a function that sends something by a library that isn't there.
    func foreignCall(of function: FunctionDeclaration) -> String? {
        foreign[function.site].map { "it calls `\($0)`, which isn't in these sources" }
    }

    /// Whether code of a type asks the network: `net.dataTask(with: url)` with `let net: URLSession`
    func areAsked(by words: ReferencedNames, in type: String?) -> Bool {
        words.asks || sessions.isAsked(by: words, nil, type)
    }

    /// Whether a function asks the network itself, and no other one calls it, so that its request is an endpoint.
    func isOutermost(_ function: FunctionDeclaration) -> Bool {
        direct.contains(function.site) && !mentioned.contains(function.name)
    }

    /// Whether a function may lead to a request that no known function sends.
    /// - Parameter known: the places of functions whose requests are known. Functions that lead only to them are added.
    func leadsElsewhere(_ function: FunctionDeclaration, besides known: inout Set<String>) -> Bool {
        var seen: Set<String> = [function.site]
        var open = (code[function.name] ?? []).filter { $0.site == function.site }
        while let next = open.popLast() {
            if next.isSender { return true }
            for word in next.words where word != "init" {
                for callee in code[word] ?? [] where !known.contains(callee.site) && seen.insert(callee.site).inserted {
                    open.append(callee)
                }
            }
        }
        known.formUnion(seen)
        return false
    }

    /// Whether another function mentions it.
    func isMentioned(_ function: FunctionDeclaration) -> Bool { isMentioned(function.name) }

    /// Whether another function may call it: a generic one is taken for a client's.
    func mayCall(_ function: FunctionDeclaration) -> Bool { isMentioned(function) || !function.typeParameters.isEmpty }

    func isMentioned(_ name: String) -> Bool { mentioned.contains(name) }

    func contains(_ function: FunctionDeclaration) -> Bool { names.contains(function.name) }

    /// Whether code mentions one of them by its name.
    func areNamed(in words: ReferencedNames) -> Bool { !names.isDisjoint(with: words.names) }

    func mayDescribe(_ function: FunctionDeclaration) -> Bool { describing[function.name] != nil }

    /// 0 for a function that asks the network itself; 1 for another one whose name is that of code that sends or
    /// describes a request, 2 for one that calls such a function, and so on.
    func distance(of function: FunctionDeclaration) -> Int {
        asks(function) ? 0 : describing[function.name].map { $0 + 1 } ?? .max
    }
}

extension SwiftType {
    /// Whether a function that takes such a value may send any request: `URLRequest`, `any URLConvertible`
    var isOfRequest: Bool { isExistential || mentions("URLRequest") || mentions("Convertible") }
}

extension PropertyDeclaration {
    /// Whether its value is code that sends something.
    var asks: Bool {
        guard let value else { return false }
        return ReferencedNames([SwiftStatement(kind: .expression(value), place: place)]).asks
    }
}

extension FunctionDeclaration {
    /// The place that tells it apart from others of its name.
    var site: String { file.site(place) }

    /// Whether it makes a request, which its caller may change and send: `func request(for route: Route) -> URLRequest`
    var makesRequest: Bool { result?.mentions("URLRequest") == true }

    /// Whether it only adds arguments to the function of its name that a protocol requires, and sends nothing of its own.
    var isForwarding: Bool { body?.count == 1 && lastCalled == name }

    /// Whether a closure that it takes supplies something, such as a part of the request: `build: (inout Draft) -> Void`,
    /// or `build(draft)` with `let draft = Draft()`, which may be an object
    var takesBuilder: Bool {
        let closures = parameters.filter { $0.type?.isClosure == true }
        var isFound = closures.contains { $0.type?.closure?.result != "Void" }
        let names = closures.compactMap(\.name)
        if names.isEmpty || isFound { return isFound }
        let made = Set((body ?? []).allBindings.filter { $0.value?.madeType != nil }.flatMap(\.pattern.names))
        SwiftWalk.visit(body ?? []) { expression in
            guard case .call(.name(let name), let arguments) = expression, names.contains(name) else { return }
            for argument in arguments {
                switch argument.value {
                case .unary("&", _): isFound = true
                case .name(let name): isFound = isFound || made.contains(name)
                default: break
                }
            }
        }
        return isFound
    }

    /// The names of the parameters that are addresses.
    var addresses: [String] { parameters.filter { $0.type?.name == "URL" }.compactMap(\.name) }

    /// Whether it gets an address or a part of one as a text, which its code may write: `"\(base)/\(endpoint)"`
    var takesAddress: Bool {
        if parameters.contains(where: \.isAddress) { return true }
        let texts = Set(parameters.filter { $0.type == "String" }.compactMap(\.name))
        return !texts.isEmpty
            && contains { expression in
                guard case .text(let pieces) = expression else { return false }
                return zip(pieces, pieces.dropFirst()).contains { piece, next in
                    guard piece.words?.hasSuffix("/") == true, case .value(.name(let name)) = next else { return false }
                    return texts.contains(name)
                }
            }
    }

    /// The properties that get a parameter: `getter` for `self.getter = get`
    fileprivate func properties(from parameter: String) -> [String] {
        var found: [String] = []
        SwiftWalk.visit(body ?? []) { expression in
            guard case .assignment(let target, .name(parameter)) = expression else { return }
            found += target.lastName.map { [$0] } ?? []
        }
        return found
    }

    /// The type outside the sources that it makes a request of: `Options` in `Options(method: .get, target: link)`
    func describedRequest(_ index: SourceIndex) -> String? {
        var found: String?
        SwiftWalk.visit(body ?? []) { expression in
            guard found == nil, let type = expression.madeType, !index.isDeclared(type.name) else { return }
            let isMeant = expression.arguments.contains { argument in
                EndpointRole.method.names.contains(argument.label ?? "") && argument.value.isVerb
            }
            if isMeant { found = type.name }
        }
        return found
    }

    /// The code of its closures.
    fileprivate var closures: [SwiftStatement] {
        var found: [SwiftStatement] = []
        SwiftWalk.visit(body ?? []) { if case .closure(let closure) = $0 { found += closure.body } }
        return found
    }
}

extension [Value.Piece] {
    /// Whether it begins with an address that code adds a path to: `base.appendingPathComponent("stores")`
    private var beginsWithAddress: Bool { beginsWithURL && dropFirst().first?.words?.looksLikeAddress == true }

    var beginsWithURL: Bool { if case .hole(let symbol)? = first { symbol.type?.name == "URL" } else { false } }

    /// Whether a caller says the path, or the rest of it.
    var isHandedOver: Bool {
        dropFirst(beginsWithAddress ? 1 : 0).contains { piece in
            guard case .hole(let symbol) = piece else { return false }
            let names = EndpointRole.path.names + EndpointRole.route.names
            return symbol.isInput && names.contains(SourceIndex.last(symbol.text))
        }
    }

    /// Whether the app supplies the whole address, as for remote procedure calls.
    var areOfApp: Bool {
        guard case .hole(let symbol)? = first, AddressSplitting.isAddress(symbol.text) else { return false }
        return allSatisfy { piece in
            if case .hole(let symbol) = piece { return !symbol.isInput }
            return piece.words?.contains(where: \.isLetter) == false
        }
    }
}
