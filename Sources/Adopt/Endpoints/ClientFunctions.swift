/// The functions of a team's clients that take requests of its own protocols.
struct ClientFunctions {
    struct Client {
        let function: FunctionDeclaration
        let type: String?
        /// Which of its parameters is the request.
        let position: Int

        fileprivate var makesRequest: Bool { function.result.map(SourceIndex.plain) == "URLRequest" }
    }

    /// What types of requests are called that a client adds something to.
    private static let described = ["TargetType", "EndpointType", "EndPointType", "Endpoint", "Target", "APIRequest"]

    private var clients: [String: [Client]] = [:]
    /// Those that take a request and what it was made of, and change it: `prepare(_ request: URLRequest, target: TargetType)`
    private(set) var adapters: [Client] = []
    /// Those that make a closure which describes a request anew: `(Target) -> Endpoint`
    private(set) var mappers: [Client] = []
    /// Those that change any request: `adapt(_ request: URLRequest, for session: Session, completion: …)`
    private(set) var general: [Client] = []
    /// The functions of a type that send its values, by the type's name: `request.load()`
    private var own: [String: [FunctionDeclaration]] = [:]

    init(_ index: SourceIndex) {
        for name in index.order {
            guard let entry = index.types[name] else { continue }
            for function in entry.members.functions { add(function, entry.name) }
        }
        for function in index.functions { add(function, nil) }
    }

    /// Those that take a value of one of these protocols; first what makes nothing but the request of it.
    func taking(_ protocols: Set<String>) -> [Client] {
        let all = protocols.sorted().flatMap { clients[$0] ?? [] }
        return all.filter(\.makesRequest) + all.filter { !$0.makesRequest }
    }

    /// Those by which a value of a type sends itself.
    func sending(_ type: String) -> [FunctionDeclaration] { own[type] ?? [] }

    private mutating func add(_ function: FunctionDeclaration, _ type: String?) {
        guard let body = function.body else { return }
        if let type, !function.isStatic, function.name != "init" {
            var words = ReferencedNames()
            words.read(body)
            if words.asks { own[type, default: []].append(function) }
        }
        var bounds: [String: String] = [:]
        for parameter in function.typeParameters {
            let parts = parameter.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            if parts.count == 2 { bounds[parts[0]] = parts[1] }
        }
        if let closure = function.result.flatMap(ClosureType.init), closure.parameters.count == 1,
            ["Endpoint", "URLRequest"].contains(SourceIndex.plain(closure.result))
        {
            mappers.append(Client(function: function, type: type, position: 0))
        }
        let takesRequest = function.parameters.contains { $0.type.map(SourceIndex.plain) == "URLRequest" }
        let count = adapters.count
        defer {
            if takesRequest, ["adapt", "prepare", "intercept"].contains(function.name), adapters.count == count {
                general.append(Client(function: function, type: type, position: -1))
            }
        }
        for (position, parameter) in function.parameters.enumerated() {
            if takesRequest, let name = parameter.type.map(SourceIndex.plain),
                Self.described.contains(where: name.hasSuffix)
            {
                adapters.append(Client(function: function, type: type, position: position))
            }
            guard let written = parameter.type.map(SourceIndex.plain) else { continue }
            let name = bounds[written] ?? written
            clients[name, default: []].append(Client(function: function, type: type, position: position))
        }
    }
}
