/// The roles of members of request types, with the names that teams and libraries give these members.
enum EndpointRole: CaseIterable {
    case path, method, task, query, body, parameters, headers, base, encoding, route

    var names: [String] {
        switch self {
        case .path:
            return [
                "path", "urlPath", "endpointPath", "resourceName", "resourcePath", "relativePath", "endpoint",
                "endPoint", "urlString", "URLString", "uri", "url", "paths",
            ]
        case .method: return ["method", "httpMethod", "requestMethod", "HTTPMethod", "requestType", "verb", "httpVerb"]
        case .task: return ["task"]
        case .query:
            return [
                "query", "queryItems", "queryParameters", "queryParams", "urlParameters", "urlQueryItems", "urlParams",
                "queries",
            ]
        case .body: return ["body", "httpBody", "bodyParameters", "requestBody", "bodyParams", "bodyData", "payload"]
        case .parameters: return ["parameters", "param", "params", "parameter", "requestParameters", "arguments"]
        case .headers:
            return ["headers", "header", "httpHeaders", "additionalHeaders", "requestHeaders", "headerFields"]
        case .base: return ["baseURL", "baseUrl", "base", "baseURLString", "baseUrlString", "host", "domainURL"]
        case .encoding: return ["encoding", "parameterEncoding", "encoder", "parameterEncoder", "bodyEncoding"]
        case .route: return ["route", "routing", "requestConfig"]
        }
    }
}

extension EndpointRole {
    /// The fields that a member with this name says, besides the address: the query for `queryItems`
    static func fields(named name: String) -> [EndpointField]? {
        let roles: [(EndpointRole, [EndpointField])] = [
            (.method, [.method]), (.query, [.query]), (.headers, [.headers]), (.body, [.body]),
            (.parameters, [.query, .body]),
        ]
        return roles.first { $0.0.names.contains(name) }?.1
    }
}

/// Finds the types in a team's code that are requests: enums with a case for each request, structs and classes.
struct EndpointFinder {
    /// Protocols of libraries whose conforming types are requests.
    static let libraries: Set<String> = [
        "TargetType", "Moya.TargetType", "AccessTokenAuthorizable", "URLRequestConvertible",
        "Alamofire.URLRequestConvertible", "MultiTarget",
    ]

    /// Standard protocols that any value may conform to.
    private static let plain: Set<String> = [
        "Sendable", "Equatable", "Hashable", "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]

    let index: SourceIndex
    /// The protocols whose values are arguments of functions that send something.
    var describing: Set<String> = []

    func types() -> [SourceIndex.Entry] {
        let read = read
        let found = index.entries.filter { entry in
            // A model with a path isn't a request: `Subreddit`
            let isModel = !saysMethod(entry) && read.contains(SourceIndex.last(entry.name)) && isDecoded(entry)
            return isEndpoint(entry) && (!isModel || isOfLibrary(entry))
        }
        // A base class states what its subclasses have in common.
        let outer = Set(
            found.filter { $0.declaration?.kind == .classType }.flatMap { index.ancestors(of: $0).map(\.name) })
        let carriers = carriers(among: found)
        return found.filter { !outer.contains($0.name) && !carriers.contains($0.name) }
    }

    /// The structs that get a path in several places of the code. Each place is a request, and the struct itself isn't:
    /// `RemoteRequest(method: .get, path: "stores/\(id)")`
    private func carriers(among found: [SourceIndex.Entry]) -> Set<String> {
        let roles = Set(EndpointRole.path.names)
        let takers = found.filter { entry in
            entry.members.cases.isEmpty && entry.members.properties.contains { $0.isStored && roles.contains($0.name) }
        }
        guard !takers.isEmpty else { return [] }
        let names = Set(takers.map(\.name))
        var counts: [String: Int] = [:]
        for entry in index.entries where !names.contains(entry.name) {
            for function in entry.members.functions {
                let taken = Set(function.parameters.compactMap(\.name))
                SwiftWalk.visit(function.body ?? []) { expression in
                    guard case .call(_, let arguments) = expression, let type = expression.madeType,
                        let made = index.type(type, from: entry.name)?.name, names.contains(made),
                        let path = arguments.first(where: { roles.contains($0.label ?? "") })?.value,
                        !path.isOne(of: taken)
                    else { return }
                    counts[made, default: 0] += 1
                }
            }
        }
        return Set(counts.filter { $0.value > 1 }.keys)
    }

    /// The names of the types that functions return, or pass to a handler, since responses are read as these.
    private var read: Set<String> {
        var names: Set<String> = []
        for function in index.entries.flatMap(\.members.functions) where function.name != "init" {
            let told = function.parameters.compactMap(\.type?.closure).flatMap(\.parameters).map(\.type)
            for type in told + (function.result.map { [$0] } ?? []) {
                _ = type.contains { name in
                    names.insert(SourceIndex.last(name))
                    return false
                }
            }
        }
        return names
    }

    /// Whether a struct is made from a response.
    private func isDecoded(_ entry: SourceIndex.Entry) -> Bool {
        guard entry.declaration?.kind == .structure else { return false }
        let makers = entry.members.functions.filter { $0.name == "init" }.compactMap(\.parameters.first?.label)
        return !index.conformances(of: entry).isDisjoint(with: ["Codable", "Decodable", "HandyJSON", "Mappable"])
            || makers.contains { ["json", "from", "dictionary", "map"].contains($0) }
    }

    private func isOfLibrary(_ entry: SourceIndex.Entry) -> Bool {
        !index.conformances(of: entry).isDisjoint(with: EndpointFinder.libraries)
    }

    private func isEndpoint(_ entry: SourceIndex.Entry) -> Bool {
        guard let kind = entry.declaration?.kind, kind != .protocolType else { return false }
        if kind == .enumeration, entry.members.cases.isEmpty { return false }
        if isOfLibrary(entry) { return hasOwn(entry) }
        // A struct without protocols may have these members for any reason; an enum with such cases is a router.
        guard kind == .enumeration || entry.inherits.contains(where: { !Self.plain.contains($0.lastName) }) else {
            return false
        }
        if kind == .enumeration, makesRequests(entry) { return true }
        if isFilledLater(entry) { return false }
        if index.ancestors(of: entry).contains(where: { describing.contains($0.name) }), saysAsked(entry) {
            return true
        }
        let hasPath = has(.path, entry) || has(.route, entry)
        return hasPath && saysMethod(entry) && hasOwn(entry)
    }

    /// Whether only code outside a class sets its address, `var url: URL?`. Then each place that sets it is a request.
    private func isFilledLater(_ entry: SourceIndex.Entry) -> Bool {
        guard entry.declaration?.kind == .classType else { return false }
        let own = entry.members.properties.filter { property in
            EndpointRole.path.names.contains(property.name) && property.isSettable && property.type?.isOptional == true
                && property.value == nil
        }
        let code = entry.members.functions.flatMap { $0.body ?? [] }
        return !own.isEmpty && own.allSatisfy { !code.assignedNames.contains($0.name) }
    }

    /// Whether the path is a value that names the method: `var endpoint: Endpoint { .get(path: "/stores") }`
    private func saysVerb(_ entry: SourceIndex.Entry) -> Bool {
        entry.members.properties.contains { property in
            EndpointRole.path.names.contains(property.name) && property.hasCode
                && !["String", "URL"].contains(property.type?.name) && (property.getter ?? []).contains { $0.saysRoute }
        }
    }

    /// Whether the enum makes a `URLRequest` for each case.
    private func makesRequests(_ entry: SourceIndex.Entry) -> Bool {
        entry.members.properties.contains { $0.type == "URLRequest" && $0.hasCode && !$0.isStatic }
            || entry.members.functions.contains { function in
                function.result == "URLRequest" && function.body != nil && !function.isStatic
                    && function.parameters.allSatisfy { $0.defaultValue != nil || $0.type == "URL" }
            }
    }

    /// Whether the type itself, and not only its protocols, describes a request.
    private func hasOwn(_ entry: SourceIndex.Entry) -> Bool {
        let names = Set((EndpointRole.path.names + EndpointRole.route.names))
        let isMade =
            entry.declaration?.kind == .classType && entry.members.functions.contains { $0.name == "init" }
            && index.ancestors(of: entry).contains { $0.declaration?.kind == .classType }
        return isMade || saysAsked(entry)
            || entry.members.properties.contains { names.contains($0.name) && !$0.isStatic }
            || entry.members.functions.contains { names.contains($0.name) && $0.parameters.isEmpty }
            || entry.members.functions.contains { $0.result?.mentions("URLRequest") == true && $0.body != nil }
    }

    /// Whether the type has a member that one of its protocols requires.
    private func saysAsked(_ entry: SourceIndex.Entry) -> Bool {
        let asked = index.ancestors(of: entry).filter { $0.declaration?.kind == .protocolType }.flatMap { ancestor in
            ancestor.members.properties.map(\.name) + ancestor.members.functions.map(\.name)
        }
        let names = Set(asked)
        return entry.members.properties.contains { names.contains($0.name) }
            || entry.members.functions.contains { names.contains($0.name) && $0.body != nil && $0.name != "init" }
    }

    private func has(_ role: EndpointRole, _ entry: SourceIndex.Entry) -> Bool {
        let names = role.names
        return ([entry] + index.ancestors(of: entry)).contains { candidate in
            let isProtocol = candidate.declaration?.kind == .protocolType
            return candidate.members.properties.contains { property in
                names.contains(property.name) && (!property.isStatic || isProtocol)
                    && (role != .route || mayBeRoute(property.type, of: candidate))
            }
                || candidate.members.functions.contains { function in
                    names.contains(function.name) && function.parameters.isEmpty && function.result != nil
                }
        }
    }

    /// Whether a type may say a path or a method, unlike the settings of a client: `struct RequestConfig { let session }`
    private func mayBeRoute(_ type: SwiftType?, of entry: SourceIndex.Entry) -> Bool {
        guard let entry = index.type(type, from: entry.name), let kind = entry.declaration?.kind,
            [.structure, .classType].contains(kind)
        else { return true }
        return has(.path, entry) || has(.method, entry)
    }

    /// Whether one of its protocols has a path, so that it is a request, wherever the path is declared.
    func isOfProtocol(_ entry: SourceIndex.Entry) -> Bool {
        if isOfLibrary(entry) { return true }
        return index.ancestors(of: entry).contains { ancestor in
            ancestor.declaration?.kind == .protocolType
                && ancestor.members.properties.contains { EndpointRole.path.names.contains($0.name) }
        }
    }

    func saysMethod(_ entry: SourceIndex.Entry) -> Bool { has(.method, entry) || has(.route, entry) || saysVerb(entry) }

    /// Whether a struct makes a `URLRequest` from its properties.
    func builds(_ entry: SourceIndex.Entry) -> Bool {
        guard entry.declaration?.kind == .structure, entry.members.properties.contains(where: \.isStored) else {
            return false
        }
        return entry.members.functions.contains { function in
            function.body != nil && !function.isStatic && function.result?.name == "URLRequest"
                && !function.parameters.contains { parameter in
                    // An encoder changes a request that it gets.
                    parameter.type?.lastName.hasPrefix("URLRequest") == true
                        || parameter.type?.mentions("String") == true
                            && EndpointRole.path.names.contains(parameter.name ?? "")
                }
        }
    }

    /// The structs that sending functions take, and that have a method, or hold a path and are made by static members:
    /// `static var notes: Self { Endpoint(path: "notes") }`; and those that hold a path and send themselves.
    func taken(by senders: SendingFunctions) -> Set<String> {
        var found: Set<String> = []
        let paths = Set(EndpointRole.path.names)
        let made = madeByStatics
        for function in index.entries.flatMap(\.members.functions) where senders.asks(function) {
            for type in function.parameters.compactMap(\.type) {
                guard let entry = index.type(type), entry.declaration?.kind == .structure else { continue }
                let holdsPath = entry.members.properties.contains { $0.isStored && paths.contains($0.name) }
                // A model that is read from somewhere, such as an account with its server's address, isn't a request.
                let isRead = index.isDecodable(SwiftType(entry.name), from: nil)
                let isMade = holdsPath && !isRead && made.contains(SourceIndex.last(entry.name))
                if has(.method, entry) || isMade { found.insert(entry.name) }
            }
        }
        let sending = index.entries.filter { entry in
            entry.declaration?.kind == .structure
                && entry.members.properties.contains { $0.isStored && $0.name == "path" && $0.type == "String" }
                && entry.members.functions.contains { !$0.isStatic && $0.parameters.isEmpty && senders.asks($0) }
        }
        return found.union(sending.map(\.name))
    }

    /// The last words of the types that static members return.
    private var madeByStatics: Set<String> {
        var names: Set<String> = []
        for entry in index.entries {
            let made =
                entry.members.properties.filter(\.isStatic).map { $0.type ?? $0.value?.madeType }
                + entry.members.functions.filter(\.isStatic).map(\.result)
            for type in made.compactMap({ $0?.unwrapped.lastName }) {
                names.insert(type == "Self" ? SourceIndex.last(entry.name) : type)
            }
        }
        return names
    }

    /// Whether the code that makes a value says which request it is: the type belongs to no protocol of requests, or
    /// its values are given their path and method: `StoreCall(method: .get, path: "/stores")`
    func isFilled(_ entry: SourceIndex.Entry) -> Bool {
        let given = entry.members.properties.filter { $0.isStored && $0.value == nil }.map(\.name)
        let isGiven = [EndpointRole.path, .method].allSatisfy { !Set($0.names).isDisjoint(with: given) }
        return isGiven && isDescription(entry) || !isOfProtocol(entry)
    }

    /// Whether values of a type describe a request, so that code that makes one is an endpoint.
    func isDescription(_ entry: SourceIndex.Entry) -> Bool {
        let kinds: [TypeDeclaration.Kind] = [.structure, .classType]
        guard let kind = entry.declaration?.kind, kinds.contains(kind) else { return false }
        return entry.members.cases.isEmpty && has(.path, entry) && has(.method, entry)
            && entry.members.properties.contains { EndpointRole.path.names.contains($0.name) && $0.isStored }
    }
}

extension SwiftStatement {
    /// Whether it has a value such as `.get(path: "/stores")`.
    fileprivate var saysRoute: Bool {
        var says = false
        SwiftWalk.visit([self]) { expression in
            guard case .call(.member(nil, let name), let arguments) = expression, !arguments.isEmpty else { return }
            if RequestReader.verbs.contains(name.uppercased()) { says = true }
        }
        return says
    }
}

extension SourceIndex {
    /// Whether Moya itself sends requests of the type.
    func isOfMoya(_ entry: Entry) -> Bool {
        type("TargetType") == nil && conformances(of: entry).contains { SourceIndex.last($0) == "TargetType" }
    }

    /// The names of a type's protocols and superclasses that the sources don't declare, besides the usual ones.
    func outside(_ entry: Entry) -> Set<String> {
        conformances(of: entry).filter { name in
            aliases[name] == nil && !isDeclared(name) && !isStandard(name) && !EndpointFinder.libraries.contains(name)
        }
    }

    /// Whether a type that the sources don't declare may be a protocol, and no associated type: `any StoreRequest`
    func mayBeOutside(_ type: SwiftType) -> Bool {
        if type.isExistential { return true }
        let name = type.name
        return !type.isBracketed && !type.isNumber && !isStandard(name) && !isTypeParameter(name) && name != "Self"
            && !name.contains(".") && !aliases.keys.contains { SourceIndex.last($0) == name }
    }

    /// Whether a name is one of a protocol of Swift, or of a value of Foundation.
    func isStandard(_ name: String) -> Bool {
        SpecTypes.uncoded.contains(name) || SpecTypes.coding.contains(name) || Foundation.isKnown(name)
            || ["Any", "AnyObject", "Data", "Date", "Sequence", "Collection"].contains(name)
    }
}

extension SwiftExpression {
    /// Whether it is one of the names, or a member of one: `photo`, `photo.path`
    fileprivate func isOne(of names: Set<String>) -> Bool {
        switch self {
        case .name(let name): return names.contains(name)
        case .member(let base?, _), .chained(let base), .forced(let base): return base.isOne(of: names)
        default: return false
        }
    }
}

extension PropertyDeclaration {
    /// Whether other code may set it: `var url: URL?`, or `var url: URL? { get { … } set { … } }`
    fileprivate var isSettable: Bool { isStored && !isConstant || !isStatic && setter?.isObserver == false }
}
