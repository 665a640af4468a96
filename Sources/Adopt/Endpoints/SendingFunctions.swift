/// Which functions may lead to a request: those that name what sends one, and those that call such a function by its name.
/// It keeps the evaluator out of code that has nothing to do with the network.
struct SendingFunctions {
    private let names: Set<String>
    /// The functions that speak of sending themselves, by their places.
    private let direct: Set<String>
    /// All names that functions mention.
    private let mentioned: Set<String>

    /// What only code that sends requests speaks of.
    private static let signs: Set<String> = [
        "URLRequest", "dataTask", "dataTaskPublisher", "uploadTask", "downloadTask", "AF", "Alamofire",
        "NSMutableURLRequest", "SessionManager", "requestJSON", "requestData", "URLSession", "urlSession",
    ]

    init(_ index: SourceIndex) {
        var callers: [String: Set<String>] = [:]
        var open: [String] = []
        var direct: Set<String> = []
        var mentioned: Set<String> = []
        func add(_ function: FunctionDeclaration) {
            var words = ReferencedNames()
            words.read(function.body ?? [])
            mentioned.formUnion(words.names.subtracting([function.name]))
            if words.asks { direct.insert(SendingFunctions.key(function)) }
            if words.asks || !words.names.isDisjoint(with: SendingFunctions.signs) { open.append(function.name) }
            for name in words.names { callers[name, default: []].insert(function.name) }
        }
        for property in index.order.flatMap({ index.types[$0]?.members.properties ?? [] }) {
            var words = ReferencedNames()
            words.read(property.getter ?? [])
            mentioned.formUnion(words.names)
        }
        for name in index.order { for function in index.types[name]?.members.functions ?? [] { add(function) } }
        for function in index.functions { add(function) }
        var found: Set<String> = []
        while let next = open.popLast() {
            guard found.insert(next).inserted, next != "init" else { continue }
            open += callers[next] ?? []
        }
        names = found
        self.direct = direct
        self.mentioned = mentioned
    }

    private static func key(_ function: FunctionDeclaration) -> String {
        function.file.path + ":\(function.place.lowerBound)"
    }

    /// Whether a function asks the network itself.
    func asks(_ function: FunctionDeclaration) -> Bool { direct.contains(SendingFunctions.key(function)) }

    /// Whether a function asks the network itself, and no other one calls it: what it sends is an endpoint.
    func isOutermost(_ function: FunctionDeclaration) -> Bool {
        direct.contains(SendingFunctions.key(function)) && !mentioned.contains(function.name)
    }

    /// Whether another function speaks of it.
    func isMentioned(_ function: FunctionDeclaration) -> Bool { mentioned.contains(function.name) }

    func contains(_ function: FunctionDeclaration) -> Bool { names.contains(function.name) }
}

/// The names that code mentions.
struct ReferencedNames {
    private(set) var names: Set<String> = []
    /// Texts that look like the beginning of an address: `/stores`, `https://example.com/stores`
    private(set) var addresses: [String] = []

    /// Whether they are those of code that sends something, and not of code that merely makes a request.
    var asks: Bool {
        let calls: Set<String> = [
            "dataTask", "dataTaskPublisher", "uploadTask", "downloadTask", "data", "upload", "download", "bytes",
        ]
        let sessions: Set<String> = ["URLSession", "session", "urlSession"]
        return !names.isDisjoint(with: calls) && !names.isDisjoint(with: sessions)
            || !names.isDisjoint(with: ["AF", "Alamofire"]) && names.contains("request")
    }

    mutating func read(_ statements: [SwiftStatement]) {
        var names: Set<String> = []
        var addresses: [String] = []
        SwiftWalk.visit(statements) { expression in
            switch expression {
            case .name(let name), .member(_, let name): names.insert(name)
            case .call(let callee, let arguments):
                if ReferencedNames.isAddressed(callee, arguments) { names.insert("URLRequest") }
            case .text(let pieces):
                if case .words(let words)? = pieces.first, words.looksLikeAddress { addresses.append(words) }
            default: return
            }
        }
        self.names.formUnion(names)
        self.addresses += addresses
    }

    /// `client.get("/stores")`, `Request(path: "/stores")`
    private static func isAddressed(_ callee: SwiftExpression, _ arguments: [SwiftArgument]) -> Bool {
        let path = arguments.first { $0.label.map(EndpointRole.path.names.contains) ?? false }
        if case .text(let pieces)? = path?.value, let type = callee.typeName ?? callee.madeType {
            return SwiftExpression.saysRequest(type, pieces.first?.words ?? "")
        }
        if case .member(let owner?, let name) = callee,
            ["get", "post", "put", "patch", "delete", "head"].contains(name), let word = owner.lastWord,
            Value.symbol(Symbol(text: word, type: nil, isInput: false)).isClient
        {
            return true
        }
        guard case .member(_, let name) = callee, case .text(let pieces)? = arguments.first?.value,
            case .words(let words)? = pieces.first
        else { return false }
        let isVerb = ["get", "post", "put", "patch", "delete", "head", "request"].contains(name)
        return isVerb && (words.hasPrefix("/") || words.contains("://"))
    }
}

/// The names of members to which code hands a text that is written there: `get` of `.get("/stores")`
struct TextTakers {
    private var names: Set<String> = []

    init(_ index: SourceIndex) {
        for function in index.order.flatMap({ index.types[$0]?.members.functions ?? [] }) {
            SwiftWalk.visit(function.body ?? []) { expression in
                guard case .call(.member(_, let name), let arguments) = expression else { return }
                let takesText = arguments.contains { argument in
                    guard case .text(let pieces) = argument.value else { return false }
                    return pieces.first?.words?.isEmpty == false
                }
                if takesText { names.insert(name) }
            }
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}

extension SwiftExpression {
    /// `client` of `self.client`
    fileprivate var lastWord: String? {
        switch self {
        case .name(let name), .member(_, let name): return name
        case .chained(let inner), .forced(let inner): return inner.lastWord
        default: return nil
        }
    }
}

extension [Value.Piece] {
    /// Whether a caller says the path, or what stands behind its beginning.
    var isHandedOver: Bool {
        contains { piece in
            guard case .hole(let symbol) = piece else { return false }
            return symbol.isInput && EndpointRole.path.names.contains(SourceIndex.last(symbol.text))
        }
    }
}

extension String {
    /// Whether a path begins here: a slash before a letter, or a host with a path behind it.
    fileprivate var looksLikeAddress: Bool {
        guard !contains(" ") else { return false }
        if hasPrefix("/") { return dropFirst().first?.isLetter == true }
        guard let scheme = range(of: "://"), hasPrefix("http") else { return false }
        return self[scheme.upperBound...].contains("/")
    }
}
