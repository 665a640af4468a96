/// Headers that sessions, providers and interceptors add to all requests, and other changes, which no request shows.
struct AmbientHeaders {
    private(set) var names: [String] = []
    private(set) var why: String?
    /// Remarks about arguments of sessions and providers that aren't understood.
    private(set) var remarks: [Remark] = []
    /// Remarks about what functions may change besides headers, with the functions' keys.
    private(set) var changes: [(key: String, remarks: [Remark])] = []
    private let index: SourceIndex

    init(_ index: SourceIndex, _ clients: ClientFunctions) {
        self.index = index
        let reader = RequestReader(evaluator: Evaluator(index), clients: clients)
        for adapter in clients.general {
            let (names, fields) = reader.changes(by: adapter, to: nil)
            add(names, adapter.function.name)
            var remarks: [Remark] = []
            remarks.add(fields, "`\(adapter.function.name)` may change it")
            changes.append((Evaluator.key(of: adapter.function, in: adapter.type), remarks))
        }
        for (code, entry, file) in index.bodies { SwiftWalk.visit(code) { read($0, entry, file) } }
    }

    private mutating func read(_ expression: SwiftExpression, _ entry: SourceIndex.Entry?, _ file: SwiftFile) {
        if case .call(let callee, let arguments) = expression, let maker = callee.library(index, entry),
            // An extension of the library's type may have an initialiser of its own.
            index.type(maker) != nil
                || arguments.allSatisfy({ Self.plain.contains($0.label) || Self.changing.contains($0.label) })
        {
            for argument in arguments.labelled(maker)
            where !Self.plain.contains(argument.label) && !isRead(argument.value, as: argument.label) {
                let text = "what `\(argument.label ?? "a closure")` of `\(maker)` adds or changes isn't understood"
                let isOfHeaders = ["interceptor", "adapter", "plugins"].contains(argument.label)
                remarks.add(isOfHeaders ? [.headers] : EndpointField.carried, text, isUnknown: true)
                if !isOfHeaders { remarks.add([.server, .method, .path], text) }
            }
        }
        guard case .assignment(.member(_, "httpAdditionalHeaders"), let value) = expression else { return }
        var found: [String] = []
        if case .dictionary(let pairs) = value {
            var scope = Scope(type: entry?.name, file: file)
            found = pairs.compactMap { Evaluator(index).evaluate($0.key, in: &scope).knownText }
        }
        add(found, "the session's configuration")
    }

    private mutating func add(_ found: [String], _ place: String) {
        why = "`\(place)` may add headers: \(found.isEmpty ? "which ones isn't known" : found.joined(separator: ", "))"
        for name in found where !names.contains(name) { names.append(name) }
    }

    // MARK: Arguments

    /// The labels of arguments that change no request, or are read elsewhere.
    private static let plain: Set<String?> = [
        "endpointClosure", "stubClosure", "callbackQueue", "trackInflights", "delegate", "rootQueue", "requestSetup",
        "startRequestsImmediately", "requestQueue", "serializationQueue", "serverTrustManager", "redirectHandler",
        "serverTrustPolicyManager", "cachedResponseHandler", "eventMonitors", "configuration", "retrier",
    ]

    /// The other labels that the initialisers of the libraries have. `Session(webView: view)` is another library's.
    private static let changing: Set<String?> = [
        nil, "adapter", "interceptor", "manager", "plugins", "requestClosure", "session",
    ]

    /// Whether a value adds nothing to requests, or is of a type in the sources, whose functions are read.
    private func isRead(_ value: SwiftExpression, as label: String?) -> Bool {
        let words = value.lastName?.lowercased() ?? ""
        if ["default", "logger", "activity"].contains(where: words.contains) { return true }
        switch value {
        case .null: return true
        case .closure(let closure): return label == "requestClosure" && closure.onlySetsLimits
        case .array(let elements): return elements.allSatisfy { isRead($0, as: label) }
        case .binary(_, let left, let right): return isRead(left, as: label) && isRead(right, as: label)
        case .call(let callee, let arguments):
            let type = callee.namedType?.lastName ?? ""
            let known = [
                "CredentialsPlugin", "AccessTokenPlugin", "RetryPolicy", "Session", "SessionManager", "URLSession",
            ]
            if index.isDeclared(type) || known.contains(type) { return true }
            if type == "Interceptor" { return arguments.allSatisfy { isRead($0.value, as: label) } }
            return isRead(callee, as: label)
        // A variable is assumed to hold one of the sources' types, if any of them conforms to such a protocol.
        case .name, .member, .chained, .forced:
            let protocols = ["RequestInterceptor", "RequestAdapter", "PluginType", "RetryPolicy"]
            return label == "session" || label == "manager"
                || index.entries.contains { !index.conformances(of: $0).isDisjoint(with: protocols) }
        default: return false
        }
    }
}

extension SwiftExpression {
    /// The sending type of Alamofire or Moya that a call makes, also with `super.init` in a subclass.
    func library(_ index: SourceIndex, _ entry: SourceIndex.Entry?) -> String? {
        guard index.imports.contains(where: { $0 == "Alamofire" || $0.hasSuffix("Moya") }) else { return nil }
        let known = ["MoyaProvider", "Session", "SessionManager"]
        if case .member(.name("super")?, "init") = self {
            return known.first { entry?.inherits.map(\.name).contains($0) == true }
        }
        let type = namedType.map { index.aliases[$0.name]?.type ?? $0 }?.lastName
        return known.first { $0 == type && !index.isDeclared($0) }
    }
}

extension [SwiftArgument] {
    /// Labels a trailing closure of `MoyaProvider<Target>()`: it makes endpoints, unless it says how to stub them.
    func labelled(_ maker: String?) -> [SwiftArgument] {
        guard maker == "MoyaProvider", let last, last.label == nil, case .closure(let closure) = last.value else {
            return self
        }
        let isStub = !ReferencedNames(closure.body).names.isDisjoint(with: ["never", "immediate", "delayed"])
        return dropLast() + [SwiftArgument(label: isStub ? "stubClosure" : "endpointClosure", value: last.value)]
    }
}

extension SwiftClosure {
    /// Whether it changes only what isn't sent: `request.timeoutInterval = 30; done(.success(request))`
    fileprivate var onlySetsLimits: Bool {
        let plain: Set<String?> = [
            "timeoutInterval", "cachePolicy", "httpShouldHandleCookies", "allowsCellularAccess", "urlRequest",
            "success", "failure", "print", "requestMapping", "parameterEncoding", "underlying",
            parameters.last?.name ?? "$1",
        ]
        var names: Set<String?> = []
        SwiftWalk.visit(body) { expression in
            switch expression {
            case .assignment(let target, _), .call(let target, _): names.insert(target.lastName)
            case .unary("&", _): names.insert("&")
            default: break
            }
        }
        return names.allSatisfy { plain.contains($0) || $0?.lowercased().hasPrefix("log") == true }
    }
}

extension RequestReader {
    /// The names of the headers that a function adds to a request, and the other fields that it changes, on any of its
    /// paths: it may add a token only if one is stored.
    /// - Parameter verb: the method of the request. An interceptor may add to a query or to a body, as the method has it.
    func changes(by adapter: ClientFunctions.Client, to value: Value?, verb: String? = nil) -> (
        names: [String], fields: [EndpointField]
    ) {
        var all: (names: Set<String>, fields: Set<EndpointField>) = ([], [])
        for verb in verb.map({ [$0] }) ?? ["GET", "POST"] { changes(by: adapter, to: value, verb, &all) }
        return (all.names.sorted(), EndpointField.sent.filter(all.fields.contains))
    }

    private func changes(
        by adapter: ClientFunctions.Client, to value: Value?, _ verb: String,
        _ all: inout (names: Set<String>, fields: Set<EndpointField>)
    ) {
        let (before, remarks) = (evaluator.oracle, evaluator.remarks)
        defer { (evaluator.oracle, evaluator.remarks) = (before, remarks) }
        let address = [Value.Piece.hole(Symbol(text: "url", type: "URL", isInput: false))]
        let plain = Value.made(
            "URLRequest", ["url": .text(address), "httpMethod": .words(verb), "headers": .dictionary(Value.Entries())])
        let payload = adapter.function.parameters.enumerated().map { position, parameter in
            let taken = position == adapter.position ? value ?? parameter.open : parameter.open
            return Value.Part(label: parameter.label, value: parameter.type?.name == "URLRequest" ? plain : taken)
        }
        let this = Value.Instance(type: adapter.type ?? "", fields: [:])
        var count = 0
        evaluator.oracle = before.branched
        repeat {
            evaluator.finalScope = nil
            _ = evaluator.invoke(adapter.function, adapter.type, payload, this: .instance(this))
            for case .instance(let changed) in (evaluator.finalScope?.values ?? [:]).values
            where changed.type == "URLRequest" {
                var reader = FieldReader(evaluator)
                if let headers = changed.fields["headers"] { all.names.formUnion(reader.headers(headers).map(\.name)) }
                all.names.formUnion(reader.clientHeaders)
                let url = changed.fields["url"]?.pieceList ?? []
                if url.withoutQuery != address { all.fields.formUnion([.server, .path]) }
                if url != url.withoutQuery || changed.fields["query"]?.isNull == false { all.fields.insert(.query) }
                if changed.fields["httpMethod"]?.key != plain.field("httpMethod")?.key { all.fields.insert(.method) }
                if changed.fields["httpBody"]?.isNull == false { all.fields.insert(.body) }
            }
            count += 1
        } while count < EndpointMappings.maximumRuns && evaluator.oracle.advance(behind: before)
    }
}
