extension Foundation {
    /// Where an encoder puts parameters.
    enum Placement: Sendable, Hashable {
        /// In the query, or in the body as a form, as the method has it.
        case byMethod
        case query
        case form
        case json
    }

    /// What an encoder does: `URLEncoding.default`, `JSONEncoding.default`, `URLEncodedFormParameterEncoder(…)`
    static func placement(_ value: Value) -> Placement? {
        let type: String
        var name = "default"
        switch value {
        case .choice(let choice):
            type = choice.type ?? ""
            name = choice.name
        case .instance(let instance):
            type = instance.type
            if case .choice(let destination)? = instance.fields["destination"] { name = destination.name }
        case .symbol(let symbol): return named(symbol.text.split(separator: ".").map(String.init))
        case .type(let written): type = written
        default: return nil
        }
        return named([type, name])
    }

    private static func named(_ words: [String]) -> Placement? {
        let text = words.joined(separator: ".").lowercased()
        if text.contains("json") { return .json }
        if text.contains("querystring") || text.contains("getencoding") { return .query }
        if text.contains("httpbody") || text.contains("form") { return .form }
        if text.contains("urlencod") || text.contains("url") { return .byMethod }
        if text.contains("query") { return .query }
        return text.contains("body") ? .json : nil
    }

    /// `JSONEncoding.default.encode(request, with: parameters)`, `encoder.encode(model)`
    static func encode(_ owner: Value, _ payload: [Value.Part]) -> Value? {
        guard let first = payload.first?.value else { return nil }
        if case .instance(let request) = first, request.type == "URLRequest" {
            let parameters = (payload.value("with") ?? .null).inURLs(by: owner)
            return .instance(encoded(request, parameters, placement(owner), isSnake: owner.isSnakeCase))
        }
        if case .instance(let request)? = payload.value("into"), request.type == "URLRequest" {
            return .instance(encoded(request, first.inURLs(by: owner), placement(owner), isSnake: owner.isSnakeCase))
        }
        return data("json", first, isSnake: owner.isSnakeCase)
    }

    /// A request with parameters where the encoder puts them.
    static func encoded(_ request: Value.Instance, _ parameters: Value, _ place: Placement?, isSnake: Bool = false)
        -> Value.Instance
    {
        guard !parameters.isNull else { return request }
        var request = request
        let method = (request.fields["httpMethod"]?.methodName ?? "GET").uppercased()
        switch place ?? .byMethod {
        case .query: request.fields["query"] = parameters
        case .byMethod where ["GET", "HEAD", "DELETE"].contains(method): request.fields["query"] = parameters
        case .byMethod, .form: request.fields["httpBody"] = data("form", parameters)
        case .json: request.fields["httpBody"] = data("json", parameters, isSnake: isSnake)
        }
        return request
    }

    /// - Parameter isSnake: whether the encoder writes names in snake case.
    static func data(_ kind: String, _ value: Value, isSnake: Bool = false) -> Value {
        var fields = [kind: value]
        if isSnake { fields["snake"] = .literal("true") }
        return .instance(Value.Instance(type: "Data", fields: fields))
    }

    /// A call that sends a request of which it takes the parts: `AF.request(url, method: .post, parameters: …)`
    static func request(_ name: String, _ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value
        .Instance?
    {
        let isPlain = ["dataTask", "data", "dataTaskPublisher", "download", "downloadTask"].contains(name)
        if isPlain, let url = payload.value("with") ?? payload.value("from") ?? payload.value("for") {
            return instance(url, .words("GET"), evaluator)
        }
        if let request = byVerb(name, payload, evaluator) { return request }
        guard ["request", "upload", "requestData", "download"].contains(name), let first = payload.first else {
            return nil
        }
        let address = payload.value("to") ?? first.value
        guard
            let url = instance(address, payload.value("method") ?? .words(name == "upload" ? "POST" : "GET"), evaluator)
        else { return nil }
        var request = url
        if let headers = payload.value("headers") { request.fields["headers"] = Foundation.headers(headers) }
        let encoder = payload.value("encoding") ?? payload.value("encoder")
        if let parameters = payload.value("parameters") {
            let usual = Value.type("URLEncoding")
            request = encoded(request, parameters.inURLs(by: encoder ?? usual), encoder.flatMap(placement))
        }
        if let form = payload.value("multipartFormData") {
            request.fields["httpBody"] = data("multipart", evaluator.parts(of: form))
        }
        return request
    }

    /// `client.get("/stores", query: …)`, of a client that isn't in the sources.
    private static func byVerb(_ name: String, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value.Instance? {
        let method = name.uppercased()
        guard ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"].contains(method), let first = payload.first?.value,
            case .words(let words)? = first.pieceList.first, words.hasPrefix("/") || words.contains("://"),
            var request = instance(first, .words(method), evaluator)
        else { return nil }
        evaluator.remarks += EndpointField.carried.map { Remark($0, "it's sent by a client that isn't in these sources") }
        for part in payload.dropFirst() {
            switch part.label ?? "" {
            case "query", "queryItems", "queryParameters", "urlParameters", "queries":
                request.fields["query"] = part.value
            case "headers": request.fields["headers"] = headers(part.value)
            case "body", "json", "bodyParameters", "payload": request.fields["httpBody"] = data("json", part.value)
            case "parameters", "params":
                request = encoded(request, part.value, ["GET", "HEAD", "DELETE"].contains(method) ? .query : .json)
            default: continue
            }
        }
        return request
    }

    private static func instance(_ address: Value, _ method: Value, _ evaluator: Evaluator) -> Value.Instance? {
        let pieces = address.pieceList
        let text = pieces.compactMap(\.words).joined()
        guard text.contains("/") || address.isAddress else { return nil }
        var fields: [String: Value] = ["url": .text(pieces), "httpMethod": method]
        fields["headers"] = .dictionary(Value.Entries())
        if let query = address.field("query") { fields["query"] = query }
        return Value.Instance(type: "URLRequest", fields: fields)
    }
}

extension Value {
    /// Whether an encoder says by its name, or by its settings, that it writes names in snake case.
    var isSnakeCase: Bool { key.lowercased().contains("snake") }

    /// Parameters as the encoders of Alamofire and Moya write them in queries and forms: flags as 1 and 0, lists with
    /// brackets behind their names.
    func inURLs(by encoder: Value) -> Value {
        guard case .dictionary(var entries) = self, let place = Foundation.placement(encoder), place != .json else {
            return self
        }
        let hasBrackets = !encoder.key.contains("noBrackets") && !encoder.key.contains("indexInBrackets")
        for index in entries.entries.indices {
            let entry = entries.entries[index]
            switch entry.value {
            case .literal("true"): entries.entries[index].value = .literal("1")
            case .literal("false"): entries.entries[index].value = .literal("0")
            case .symbol(var symbol):
                guard let type = symbol.type else { continue }
                if SourceIndex.plain(type) == "Bool" {
                    symbol.type = symbol.isOptional ? "Int?" : "Int"
                    symbol.isChanged = true
                    entries.entries[index].value = .symbol(symbol)
                } else if SourceIndex.isCollection(type), !symbol.isChanged, hasBrackets, let name = entry.key.knownText
                {
                    entries.entries[index].key = .words(name + "[]")
                }
            case .list where hasBrackets:
                if let name = entry.key.knownText { entries.entries[index].key = .words(name + "[]") }
            default: continue
            }
        }
        return .dictionary(entries)
    }

    private static let verbs: Set<String> = ["get", "post", "put", "patch", "delete", "head", "options"]

    /// The method that a value names: `.get`, `"GET"`, `HTTPMethod.get.rawValue`
    var methodName: String? {
        switch self {
        case .choice(let choice) where choice.payload.isEmpty || Value.verbs.contains(choice.name.lowercased()):
            return choice.name
        case .text, .literal: return knownText
        case .instance(let instance): return instance.fields["rawValue"]?.knownText
        default: return nil
        }
    }
}
