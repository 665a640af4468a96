/// The names that code mentions.
struct ReferencedNames {
    private(set) var names: Set<String> = []
    /// Texts that look like the beginning of an address: `/stores`, `https://example.com/stores`
    private(set) var addresses: [String] = []
    /// Texts that follow a value at the beginning of a text: `/stores` in `"\(base)/stores"`
    private(set) var continuations: [String] = []
    /// The names of what is called for data, as a session is: `net` in `net.data(from: url)`
    private(set) var asked: Set<String> = []

    /// The names of the functions of sessions that send something.
    static let asking: Set<String> = [
        "dataTask", "dataTaskPublisher", "uploadTask", "downloadTask", "data", "upload", "download", "bytes", "request",
    ]

    /// Whether the code sends something, instead of only making a request.
    var asks: Bool {
        let sessions: Set<String> = ["URLSession", "session", "urlSession"]
        return !names.isDisjoint(with: Self.asking.subtracting(["request"])) && !names.isDisjoint(with: sessions)
            || !names.isDisjoint(with: ["AF", "Alamofire"])
                && !names.isDisjoint(with: ["request", "upload", "download"])
    }

    init(_ statements: [SwiftStatement]? = nil) { read(statements ?? []) }

    mutating func read(_ statements: [SwiftStatement]) {
        var names: Set<String> = []
        var addresses: [String] = []
        var continuations: [String] = []
        var asked: Set<String> = []
        lazy var constants = Dictionary(grouping: statements.allBindings) { $0.pattern.names.first }
        func beginning(_ value: SwiftExpression) -> String? { value.beginning { constants[$0]?.first?.value } }
        SwiftWalk.visit(statements) { expression in
            switch expression {
            case .name(let name), .member(_, let name): names.insert(name)
            case .call(let callee, let arguments):
                if ReferencedNames.isAddressed(callee, arguments, beginning) { names.insert("URLRequest") }
                if ReferencedNames.isOfSession(callee, arguments) { names.insert("AF") }
                if case .type(let type) = callee { names.insert(type.lastName) }
                if case .member(let owner?, let name) = callee, Self.asking.contains(name), let word = owner.lastWord {
                    asked.insert(word)
                }
            case .text(let pieces):
                if case .words(let words)? = pieces.first {
                    if words.looksLikeAddress { addresses.append(words) }
                } else if pieces.count > 1, case .words(let words) = pieces[1], words.looksLikeAddress {
                    continuations.append(words)
                }
            default: return
            }
        }
        self.names.formUnion(names)
        self.addresses += addresses
        self.asked.formUnion(asked)
        self.continuations += continuations
    }

    /// What an Alamofire session of any name is asked for: `manager.request(url, method: .get)`, `session.request(route)`
    private static func isOfSession(_ callee: SwiftExpression, _ arguments: [SwiftArgument]) -> Bool {
        guard case .member(let owner?, let name) = callee, ["request", "upload", "download"].contains(name) else {
            return false
        }
        if name == "request", !arguments.isEmpty, owner.lastWord?.lowercased().hasSuffix("session") == true {
            return true
        }
        let labels: Set<String> = ["method", "parameters", "encoding", "interceptor", "multipartFormData"]
        return arguments.contains { $0.label.map(labels.contains) ?? false }
    }

    /// `client.get`, and `client.fetch` if an address is passed to it.
    static func isOfClient(_ callee: SwiftExpression, isAddressed: Bool = false) -> Bool {
        let verbs = ["get", "post", "put", "patch", "delete", "head"]
        guard case .member(let owner?, let name) = callee, let word = owner.lastWord,
            verbs.contains(name) || isAddressed && Foundation.sends(name)
        else { return false }
        return Value.symbol(Symbol(text: word, type: nil, isInput: false)).isClient
    }

    /// `client.get("/stores")`, `Request(path: "/stores")`, `client.fetch(url: address)`
    /// - Parameter beginning: finds the words with which a text begins.
    private static func isAddressed(
        _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ beginning: (SwiftExpression) -> String?
    ) -> Bool {
        let path = arguments.first { $0.label.map(EndpointRole.path.names.contains) ?? false }
        if let path, let type = callee.namedType ?? callee.madeType {
            if type.lastName.hasSuffix("Request") { return true }
            if let words = beginning(path.value), SwiftExpression.saysRequest(type.name, words) { return true }
        }
        if isOfClient(callee, isAddressed: path != nil || arguments.contains { $0.label == "to" }) { return true }
        guard case .member(_, let name) = callee,
            ["get", "post", "put", "patch", "delete", "head", "request"].contains(name),
            let words = arguments.first.flatMap({ beginning($0.value) })
        else { return false }
        return words.hasPrefix("/") || words.contains("://")
    }
}

extension SwiftExpression {
    /// The words with which a text begins: `/stores/` of `"/stores/\(id)"`, of a constant, and of `"/stores/" + id`
    fileprivate func beginning(_ constant: (String) -> SwiftExpression?) -> String? {
        switch self {
        case .text(let pieces): return pieces.first?.words ?? ""
        case .binary("+", let left, _): return left.beginning(constant)
        case .ternary(_, let first, _): return first.beginning(constant)
        // A constant that is made of itself has another one's value.
        case .name(let name): return constant(name)?.beginning { _ in nil }
        default: return nil
        }
    }

    /// Whether it is a method of HTTP: `.get`, `HTTPMethod.GET.rawValue`
    var isVerb: Bool {
        switch self {
        case .member(let base?, "rawValue"): return base.isVerb
        case .member(_, let name): return RequestReader.verbs.contains(name.uppercased())
        default: return constant.map(RequestReader.verbs.contains) == true
        }
    }

    /// `client` in `self.client`
    fileprivate var lastWord: String? {
        switch self {
        case .name(let name), .member(_, let name): return name
        case .chained(let inner), .forced(let inner): return inner.lastWord
        default: return nil
        }
    }
}

extension String {
    /// Whether a path begins here: a slash before a letter, or a host with a path after it.
    var looksLikeAddress: Bool {
        guard !contains(" ") else { return false }
        if hasPrefix("/") { return dropFirst().first?.isLetter == true }
        guard let scheme = firstRange(of: "://"), hasPrefix("http") else { return false }
        return self[scheme.upperBound...].contains("/")
    }
}

extension ReferencedNames {
    /// The first text that looks like a part of an address.
    var address: String? { addresses.first ?? continuations.first }
}
