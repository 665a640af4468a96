/// The calls of libraries that the sources don't contain, and that may send requests: `Just.get(base + "stores")`
struct ForeignCalls {
    let index: SourceIndex

    /// The methods of HTTP that functions are called after.
    static let verbs: Set<String> = ["get", "post", "put", "patch", "delete", "head"]

    /// The first call in a function's code that may send a request, as it is written: `Just.get`
    /// - Parameter type: the type whose function it is.
    func name(in function: FunctionDeclaration, of type: String?) -> String? {
        let held = held(by: function, of: type)
        let entry = type.flatMap { index.type($0) }
        let outside = entry.map { index.outside($0).isEmpty == false } == true
        var found: String?
        SwiftWalk.visit(function.body ?? []) { expression in
            guard found == nil, case .call(let callee, let arguments) = expression, let name = callee.lastName else {
                return
            }
            found = builder(of: expression)
            if found != nil { return }
            var root = "self"
            if callee.ownName == nil, !callee.isOfSuper {
                guard case .member(let owner?, _) = callee, let word = owner.rootWord,
                    held.contains(word) || word.first?.isUppercase == true && isForeign(word)
                else { return }
                root = word
            } else if !outside || name.first?.isUppercase == true || entry.map({ declares(name, $0) }) == true {
                return
            }
            if isRequest(name, root, arguments, expression) { found = root == "self" ? name : root + "." + name }
        }
        return found
    }

    /// The type outside the sources whose value a chain of calls gives a path and a method: `Builder` in
    /// `Builder(self).path(.stores).method(.get).execute()`
    private func builder(of call: SwiftExpression) -> String? {
        var names: Set<String> = []
        var inner = call
        while case .call(.member(let owner?, let name), _) = inner {
            names.insert(name)
            inner = owner
        }
        let hasPath = !names.isDisjoint(with: EndpointRole.path.names)
        guard hasPath, !names.isDisjoint(with: EndpointRole.method.names), let type = inner.madeType,
            !index.isDeclared(type.name), !index.isStandard(type.name)
        else { return nil }
        return type.name
    }

    /// Whether a type, or one that it inherits from, declares a function of this name, or code outside of types does.
    private func declares(_ name: String, _ entry: SourceIndex.Entry) -> Bool {
        index.functions.contains { $0.name == name }
            || ([entry] + index.ancestors(of: entry)).contains { $0.members.functions.contains { $0.name == name } }
    }

    /// The names of a function's parameters and of its type's properties that hold values of library types.
    private func held(by function: FunctionDeclaration, of type: String?) -> Set<String> {
        let properties = type.flatMap { index.type($0) }?.members.properties ?? []
        let all =
            properties.map { ($0.name, $0.type ?? $0.value?.madeType) }
            + function.parameters.compactMap { parameter in parameter.name.map { ($0, parameter.type) } }
            + (function.body ?? []).bindings.flatMap { binding in
                binding.pattern.names.map { ($0, binding.value?.madeType) }
            }
        return Set(all.filter { $0.1.map { isForeign($0.unwrapped.name) } == true }.map(\.0))
    }

    /// Whether a name is that of a library's type or module: `Just`, `Networking.shared`
    func isForeign(_ name: String) -> Bool {
        let first = name.prefix { $0 != "." && $0 != "?" }
        let root = String(first)
        return root.first?.isUppercase == true && root != "Self" && index.type(root) == nil
            && index.globals[root] == nil && index.aliases[root] == nil && !index.isTypeParameter(root)
            && !index.isOnlyNested(root) && !index.isStandard(root) && !Self.known.contains(root)
            && !Value.symbol(Symbol(text: root, type: nil, isInput: false)).isStore
    }

    /// The types whose calls are looked at elsewhere, and those of servers, which declare routes: `app.get("stores/all")`
    private static let known: Set<String> = [
        "AF", "Alamofire", "URLSession", "Session", "SessionManager", "Application", "RoutesBuilder", "Router",
        "RouterGroup",
    ]

    /// Whether a call is named like one that sends, or says a method of HTTP, and gets an address.
    private func isRequest(_ name: String, _ root: String, _ arguments: [SwiftArgument], _ call: SwiftExpression)
        -> Bool
    {
        let given = arguments.filter { !$0.value.isClosure }
        // `line.request(.post, "boats")`, `line.run(Call(.post, "boats"))`
        let says = (given + given.flatMap(\.value.arguments)).contains {
            $0.value.isVerb && $0.value.lastName.map(Self.verbs.contains) == true
        }
        let (isVerb, sends) = (Self.verbs.contains(name.lowercased()), name == "request" || Foundation.sends(name))
        guard isVerb || sends || says else { return false }
        if given.isEmpty { return isChain(call, of: root, isVerb) }
        let target =
            given.first { $0.label.map(EndpointRole.path.names.contains) ?? false }
            ?? given.first { $0.label == nil && !$0.value.isVerb || ["to", "at", "from", "for"].contains($0.label) }
        let words = Words(target?.value)
        let hasRole = given.contains { $0.label.flatMap(EndpointRole.fields) != nil }
        if says {
            return Words(call).texts.contains { $0.contains("/") } || !words.texts.isEmpty
                || words.names.contains(where: Self.isAddress)
        }
        let isType = root.first?.isUppercase == true
        let isClient = Value.symbol(Symbol(text: root, type: nil, isInput: false)).isClient
        let isAddress = words.names.contains(where: Self.isAddress) || words.texts.contains { $0.contains("/") }
        if isVerb, isType { return isAddress || index.imports.contains(root) }
        if isVerb { return words.texts.contains { $0.contains("/") } || hasRole && !words.texts.isEmpty }
        return isAddress && (isType && isClient || hasRole)
    }

    /// Whether calls of a client add something to a request, and the last one sends it: `client("pets").body(pet).post()`
    private func isChain(_ call: SwiftExpression, of root: String, _ isVerb: Bool) -> Bool {
        guard case .call(.member(let base?, let name), _) = call,
            Value.symbol(Symbol(text: root, type: nil, isInput: false)).isClient
        else { return false }
        if case .call = base { return isVerb || name == "call" || name == "send" }
        return isVerb && name != "get" && name != "head"
    }

    /// The texts and the names in an expression.
    private struct Words {
        var texts: [String] = []
        var names: [String] = []

        init(_ expression: SwiftExpression?) {
            guard let expression else { return }
            SwiftWalk.visit([SwiftStatement(kind: .expression(expression), place: 0..<0)]) { inner in
                switch inner {
                case .text(let pieces): texts += pieces.compactMap(\.words)
                case .name(let name), .member(_, let name): names.append(name)
                default: return
                }
            }
        }
    }

    /// Whether a value may be an address that a library's type or module, or a value of such a type, gets.
    func mayTake(_ value: Value, _ owner: Value) -> Bool {
        guard case .type(let name) = owner else {
            let type = owner.symbol?.type?.unwrapped.name ?? owner.typeName
            return type.map(isForeign) == true && value.pieceList.contains { $0.words?.contains("/") == true }
        }
        guard isForeign(name) else { return false }
        return value.isAddress
            || value.pieceList.contains { piece in
                guard case .hole(let symbol) = piece else { return piece.words?.contains("/") == true }
                return Self.isAddress(SourceIndex.last(symbol.text))
            }
    }

    /// Whether a name is that of an address or of a path.
    static func isAddress(_ name: String) -> Bool {
        AddressSplitting.isAddress(name) || EndpointRole.path.names.contains(name)
            || ["link", "href", "address"].contains(name)
    }
}

extension SwiftExpression {
    /// `super.get`
    fileprivate var isOfSuper: Bool { if case .member(.name("super")?, _) = self { true } else { false } }

    /// The name at the beginning of a chain, besides `self`: `Wire` in `Wire.shared.resource("nets").request(.post)`
    fileprivate var rootWord: String? {
        switch self {
        case .name(let name): name
        case .type(let type): type.name
        case .member(.name("self")?, let name): name
        case .member(let base?, _), .call(let base, _), .chained(let base), .forced(let base): base.rootWord
        default: nil
        }
    }
}

extension Value {
    /// Whether its name is that of something that sends requests.
    var isClient: Bool {
        let word = SourceIndex.last(symbol?.text ?? typeName ?? "").lowercased()
        if ["file", "keychain", "cache", "storage"].contains(where: word.hasPrefix) { return false }
        return ["client", "session", "http", "api", "network", "provider", "manager"].contains(where: word.contains)
    }

    /// Whether it is called like something that keeps values under names, which aren't addresses: `fileClient`
    var isStore: Bool { Value.isStore(SourceIndex.last(symbol?.text ?? typeName ?? "")) }

    static func isStore(_ name: String) -> Bool {
        let word = name.lowercased()
        return ["file", "cache", "keychain", "storage", "defaults", "database"].contains(where: word.contains)
    }
}
