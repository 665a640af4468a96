/// The functions of a team's clients that take requests of its own protocols.
struct ClientFunctions {
    struct Client {
        let function: FunctionDeclaration
        let type: String?
        /// The position of the parameter that is the request; -1 for functions that change any request.
        let position: Int

        var makesRequest: Bool { function.result?.name == "URLRequest" }

        /// Whether it uploads what it gets: `session.uploadTask(with: request, fromFile: url)`
        var uploads: Bool { !ReferencedNames(function.body).names.isDisjoint(with: ["upload", "uploadTask"]) }

        /// Whether a call with these arguments besides the request can be a call of this function.
        func takes(_ options: [SwiftArgument]) -> Bool {
            function.parameters.enumerated().allSatisfy { place, parameter in
                place == position || parameter.defaultValue != nil || parameter.isHandler
                    || options.contains { $0.label == parameter.label }
            }
        }

        /// Whether it has a parameter for each value with a label among the arguments: for `body` of
        /// `request(.order, body: order)`
        func names(_ options: [SwiftArgument]) -> Bool {
            let labels = Set(function.parameters.compactMap(\.label))
            return options.allSatisfy { !$0.isSent || $0.label.map(labels.contains) ?? true }
        }
    }

    /// The endings of the names of types that adapters take with a request.
    private static let described = ["TargetType", "EndpointType", "EndPointType", "Endpoint", "Target", "APIRequest"]

    private var clients: [String: [Client]] = [:]
    /// Functions that take a request and the value it was made from, and change the request:
    /// `prepare(_ request: URLRequest, target: TargetType)`
    private(set) var adapters: [Client] = []
    let mappings: EndpointMappings
    /// Functions that change any request: `adapt(_ request: URLRequest, for session: Session, completion: …)`
    private(set) var general: [Client] = []
    /// The functions of a type that send its values, by the type's name: `request.load()`
    private var own: [String: [FunctionDeclaration]] = [:]

    private let senders: SendingFunctions

    init(_ index: SourceIndex, _ senders: SendingFunctions) {
        self.senders = senders
        mappings = EndpointMappings(index)
        for entry in index.entries { for function in entry.members.functions { add(function, entry.name, index) } }
        for function in index.functions { add(function, nil, index) }
    }

    /// Functions that take a value of one of these protocols; those that only make its request come first. One that
    /// uploads any value and that no code calls says nothing if another one sends it.
    func taking(_ protocols: [String]) -> [Client] {
        let all = protocols.flatMap { name in
            let known = clients[name] ?? []
            let others = known.filter { !($0.uploads && !senders.isMentioned($0.function)) }
            return others.contains { senders.asks($0.function) } ? others : known
        }
        return all.filter(\.makesRequest) + all.filter { !$0.makesRequest }
    }

    /// The methods by which values of a type send themselves.
    func sending(_ type: String) -> [FunctionDeclaration] { own[type] ?? [] }

    private mutating func add(_ function: FunctionDeclaration, _ type: String?, _ index: SourceIndex) {
        guard let body = function.body else { return }
        if let type, !function.isStatic, function.name != "init" {
            let words = ReferencedNames(body)
            if words.asks { own[type, default: []].append(function) }
        }
        var bounds: [String: SwiftType] = [:]
        let own = type.flatMap { index.type($0)?.declaration?.typeParameters } ?? []
        for parameter in own + function.typeParameters { bounds[parameter.name] = parameter.bound }
        let takesRequest = function.parameters.contains { $0.type?.name == "URLRequest" }
        let count = adapters.count
        defer {
            if takesRequest, ["adapt", "prepare", "intercept"].contains(function.name), adapters.count == count {
                general.append(Client(function: function, type: type, position: -1))
            }
        }
        for (position, parameter) in function.parameters.enumerated() {
            if takesRequest, let name = parameter.type?.name, Self.described.contains(where: name.hasSuffix) {
                adapters.append(Client(function: function, type: type, position: position))
            }
            guard let written = parameter.type else { continue }
            for taken in (bounds[written.name] ?? written).composed {
                // The name may begin with its module: `Shop.Request`
                let meant = index.type(taken)?.name
                let name = meant == nil || meant == taken.lastName ? taken.lastName : taken.name
                clients[name, default: []].append(Client(function: function, type: type, position: position))
            }
        }
    }
}

extension SourceIndex {
    /// Whether a function asks for a protocol that inherits from the one that an overload with the same labels asks for:
    /// `run<T: TextCall>(_ call: T)`, beside `run<T: Call>(_ call: T)`
    func narrows(_ function: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
        guard function.name == other.name, function.parameters.map(\.label) == other.parameters.map(\.label) else {
            return false
        }
        return zip(function.bounds, other.bounds).contains { bound, wider in
            guard let entry = type(bound), let wide = type(wider), wide.name != entry.name else { return false }
            return ancestors(of: entry).contains { $0.name == wide.name }
        }
    }
}

extension SourceIndex {
    /// Whether a type is what a function's `where` clause asks of an argument's type parameter, as in
    /// `where T.Body: Encodable` and `where T.Body == Void`; nil if it asks nothing, or something that isn't known.
    func fulfils(_ function: FunctionDeclaration, _ entry: Entry, at position: Int) -> Bool? {
        guard !function.requirements.isEmpty, function.parameters.indices.contains(position),
            let parameter = function.parameters[position].type?.name
        else { return nil }
        let answers = function.requirements.filter { Self.parent($0.subject.name) == parameter }.map { asked in
            (associated(asked.subject.lastName, of: entry) ?? nil).flatMap { fulfils(asked, $0, from: entry.name) }
        }
        return answers.contains(false) ? false : answers.isEmpty || answers.contains(nil) ? nil : true
    }

    private func fulfils(_ asked: TypeRequirement, _ written: SwiftType, from place: String) -> Bool? {
        let isNothing = ["Void", "()", "Never"].contains(written.name)
        if asked.isSame { return written == asked.type || isNothing && ["Void", "()"].contains(asked.type.name) }
        if isNothing { return written.name == "Never" ? nil : false }
        guard let entry = type(written, from: place), entry.declaration != nil else {
            return ["Encodable", "Decodable", "Codable"].contains(asked.type.name) ? true : nil
        }
        return fulfils([asked.type], entry)
    }
}

extension FunctionDeclaration {
    /// What its parameters' types conform to, or else those types.
    fileprivate var bounds: [SwiftType?] {
        parameters.map { parameter in typeParameters.first { $0.name == parameter.type?.name }?.bound ?? parameter.type
        }
    }
}

extension SwiftArgument {
    /// Whether a request may carry it, as it does neither a handler nor the type of a response.
    var isSent: Bool {
        switch value {
        case .closure, .metatype: false
        default: true
        }
    }
}
