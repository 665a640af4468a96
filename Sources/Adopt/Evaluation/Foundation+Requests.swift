extension Foundation {
    /// The part of a request to which an encoder adds parameters.
    enum Placement: Sendable, Hashable {
        /// The query, or the body as a form, depending on the method.
        case byMethod
        case query
        case form
        case json
    }

    /// The placement of an encoder: `URLEncoding.default`, `JSONEncoding.default`, `URLEncodedFormParameterEncoder(…)`
    static func placement(_ value: Value) -> Placement? {
        let type: String
        var name = "default"
        switch value {
        case .choice(let choice):
            type = choice.type ?? ""
            name = choice.name
            if case .choice(let place)? = choice.payload.value("destination") { name += "." + place.name }
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
        // Alamofire's `URLEncodedFormParameterEncoder` depends on the method, too.
        let isByMethod = text.contains("urlencodedform") && !text.contains("httpbody")
        if text.contains("httpbody") || text.contains("form"), !isByMethod { return .form }
        if text.contains("urlencod") || text.contains("url") { return .byMethod }
        if text.contains("query") { return .query }
        return text.contains("body") ? .json : nil
    }

    /// `JSONEncoding.default.encode(request, with: parameters)`, `encoder.encode(model)`
    static func encode(_ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        guard let first = payload.first?.value else { return nil }
        // Of a type in another module: `order.encode(with: encoder)`
        if first.isJSONEncoder, !owner.isJSONEncoder {
            let text = "`encode` of `\(owner.shown)` isn't in these sources: it's taken to write the value as JSON"
            evaluator.remarks.add(Remark(.body, text))
            return encode(first, [Value.Part(label: nil, value: owner)], evaluator)
        }
        let encoder = owner.typeName ?? owner.symbol?.type?.lastName ?? ""
        if encoder.hasPrefix("PropertyList") { return .unknown("PropertyListEncoder().encode()") }
        if case .instance(let request) = first, request.type == "URLRequest" {
            let parameters = (payload.value("with") ?? .null).inURLs(by: owner, evaluator)
            return .instance(encoded(request, parameters, placement(owner), isSnake: owner.isSnakeCase))
        }
        if case .instance(let request)? = payload.value("into"), request.type == "URLRequest" {
            return .instance(
                encoded(request, first.inURLs(by: owner, evaluator), placement(owner), isSnake: owner.isSnakeCase))
        }
        if let symbol = owner.symbol, symbol.type?.isEncoder == true { evaluator.remarkEncoder(symbol.text) }
        let isOfForms = ["form", "multipart", "urlencod"].contains(where: encoder.lowercased().contains)
        if encoder.hasSuffix("Encoder"), isOfForms {
            // `URLEncodedFormEncoder()`, and `FormDataEncoder()` for parts
            let isOfParts = ["formdata", "multipart"].contains(where: encoder.lowercased().contains)
            return data(isOfParts ? "multipart" : "form", first)
        }
        return data("json", first, isSnake: owner.isSnakeCase, dates: owner.dateStrategy)
    }

    /// A request with parameters in the encoder's placement.
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
    /// - Parameter dates: the encoder's strategy for dates; nil if it isn't known.
    static func data(_ kind: String, _ value: Value, isSnake: Bool = false, dates: String? = nil) -> Value {
        var fields = [kind: value]
        if let dates { fields["dates"] = .words(dates) }
        if isSnake { fields["snake"] = .literal("true") }
        return .made("Data", fields)
    }

    /// A call that takes the parts of a request and sends it: `AF.request(url, method: .post, parameters: …)`
    static func request(_ name: String, _ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value
        .Instance?
    {
        let isPlain = ["dataTask", "data", "dataTaskPublisher", "download", "downloadTask"].contains(name)
        if isPlain, let url = payload.value("with") ?? payload.value("from") ?? payload.value("for") {
            return instance(url, .words("GET"), evaluator)
        }
        // Vapor's general form: `client.send(.POST, headers: headers, to: uri)`
        let target = sends(name) && owner.isClient ? payload.value("to") : nil
        // `client.request(StoreEndpoint.get, isSigned: true)` says no method.
        if evaluator.takesEndpoint(payload) { return nil }
        let labelled = payload.first { EndpointRole.path.names.contains($0.label ?? "") }?.value ?? target
        let verb = payload.lazy.compactMap {
            EndpointRole.method.names.contains($0.label ?? "") ? $0.value : $0.value.verb
        }.first
        guard let first = payload.first else { return nil }
        let address = labelled ?? (first.value.verb == nil ? first.value : payload.dropFirst().first?.value)
        if sends(name), owner.isClient, !owner.isStore {
            guard let address, labelled != nil || address.pieceList.first?.words?.isEmpty == false else { return nil }
            if verb == nil { evaluator.remarks.add(Remark(.method, "the code says no method: GET is taken")) }
            let others = payload.filter { $0.value.key != address.key }
            return foreign(address, verb ?? .words("GET"), others, owner, evaluator)
        }
        if let request = byVerb(name, owner, payload, evaluator) { return request }
        let isLikeAlamofire = ["request", "upload", "requestData", "download"].contains(name)
        // `link.response(for: path, httpMethod: .get)`, whatever a library calls it
        let makes = name.first?.isUppercase == true || name == "init"
        if let address, verb != nil, !isLikeAlamofire, !makes,
            ForeignCalls(index: evaluator.index).mayTake(address, owner)
        {
            let others = payload.filter { $0.value.key != address.key }
            return foreign(address, verb ?? .words("GET"), others, owner, evaluator)
        }
        guard isLikeAlamofire, let address = (name == "download" ? nil : payload.value("to")) ?? address,
            let url = instance(
                address, verb ?? .words(name == "upload" ? "POST" : "GET"), evaluator,
                isSent: address.isTextOfCaller && owner.isAlamofire)
        else { return nil }
        var request = url
        if let headers = payload.value("headers") { request.fields["headers"] = Foundation.headers(headers) }
        if name == "upload", first.value.symbol?.type?.name == "Data" { request.fields["httpBody"] = first.value }
        let encoder = payload.value("encoding") ?? payload.value("encoder")
        if let own = encoder.flatMap({ evaluator.encoded(request, payload.value("parameters"), by: $0) }) {
            request = own
        } else if let parameters = payload.value("parameters") {
            let usual = Value.type("URLEncoding")
            request = encoded(
                request, parameters.inURLs(by: encoder ?? usual, evaluator), encoder.flatMap(placement),
                isSnake: encoder?.isSnakeCase == true)
        }
        if name == "request", let last = payload.last, last.label == nil || last.label == "requestModifier",
            case .closure(let function) = last.value
        {
            _ = evaluator.run(function, [Value.Part(label: nil, value: .instance(request))])
            let changed = evaluator.finalScope?.values[function.parameters.first?.name ?? "$0"]
            if case .instance(let changed)? = changed { request = changed }
        }
        if let interceptor = payload.value("interceptor") { evaluator.adapt(&request, by: interceptor) }
        if let form = payload.value("multipartFormData") {
            request.fields["httpBody"] = data("multipart", evaluator.parts(of: form))
        }
        return request
    }

    /// The request of `client.get("/stores", query: …)`, if the client isn't in the sources.
    private static func byVerb(_ name: String, _ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value
        .Instance?
    {
        let method = name.uppercased()
        guard ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"].contains(method), let first = payload.first?.value,
            payload[0].label.map({ ["to", "at", "from"].contains($0) || EndpointRole.path.names.contains($0) }) ?? true
        else { return nil }
        let words = first.pieceList.compactMap(\.words).joined()
        guard
            words.hasPrefix("/") || words.contains("://")
                || owner.isClient && !words.isEmpty && (!owner.isStore || words.contains("/"))
                || ForeignCalls(index: evaluator.index).mayTake(first, owner)
        else { return nil }
        return foreign(first, .words(method), payload.dropFirst(), owner, evaluator)
    }

    /// Whether a function has the name of one that sends any request: `client.fetch(url: …, method: .get)`
    static func sends(_ name: String) -> Bool {
        ["perform", "send", "execute", "fetch", "load", "call"].contains(where: name.hasPrefix)
    }

    /// The request that a client outside the sources makes from an address and other arguments.
    private static func foreign(
        _ address: Value, _ method: Value, _ payload: some Sequence<Value.Part>, _ client: Value, _ evaluator: Evaluator
    ) -> Value.Instance? {
        guard var request = instance(address, method, evaluator) else { return nil }
        if !evaluator.isOfVapor(client) {
            evaluator.remarks.add(EndpointField.carried, "it's sent by a client that isn't in these sources")
        }
        let isQuery = ["GET", "HEAD", "DELETE"].contains((method.methodName ?? "GET").uppercased())
        let encoder = payload.first { EndpointRole.encoding.names.contains($0.label ?? "") }?.value
        let isLibrary = !evaluator.index.imports.isDisjoint(with: ["Moya", "Alamofire"])
        // `post(url, params: query, data: form)`
        let hasBody = payload.contains { ["data", "json"].contains($0.label) }
        let usual: Placement = isQuery || hasBody ? .query : isLibrary ? .byMethod : .json
        for part in payload {
            let label = part.label ?? ""
            if EndpointRole.method.names.contains(label) || EndpointRole.encoding.names.contains(label) { continue }
            if case .closure(let function) = part.value {
                evaluator.change(&request, by: function)
            } else if EndpointRole.query.names.contains(label) {
                request.fields["query"] = part.value
            } else if EndpointRole.headers.names.contains(label) {
                request.fields["headers"] = headers(part.value)
            } else if EndpointRole.body.names.contains(label) || label == "json" || label == "content" {
                request.fields["httpBody"] = data(evaluator.contentKind(of: part.value), part.value)
            } else if label == "data" {
                let isForm = if case .dictionary = part.value { true } else { false }
                request.fields["httpBody"] = isForm ? data("form", part.value) : part.value
            } else if part.value.verb != nil || label == "as" || part.value.typeIsNamed {
                continue
            } else if label == "" || EndpointRole.parameters.names.contains(label) {
                let values = isLibrary ? part.value.inURLs(by: encoder ?? .type("URLEncoding"), evaluator) : part.value
                request = encoded(request, values, encoder.flatMap(placement) ?? usual)
            } else {
                let text = "what the client does with `\(label)` isn't in these sources"
                evaluator.remarks.add(EndpointField.carried, text, isUnknown: true)
            }
        }
        let parameters = payload.first { EndpointRole.parameters.names.contains($0.label ?? "") }?.value
        return encoder.flatMap { evaluator.encoded(request, parameters, by: $0) } ?? request
    }

    /// - Parameter isSent: whether a library takes this for an address, whatever it is.
    private static func instance(_ address: Value, _ method: Value, _ evaluator: Evaluator, isSent: Bool = false)
        -> Value.Instance?
    {
        let pieces = address.pieceList
        let text = pieces.compactMap(\.words).joined()
        guard
            text.contains("/") || address.isAddress || pieces.count > 1 || pieces.first?.words?.isEmpty == false
                || pieces.first?.isSetting == true || isSent
        else { return nil }
        var fields: [String: Value] = ["url": .text(pieces), "httpMethod": method]
        fields["headers"] = .dictionary(Value.Entries())
        if let query = address.field("query") { fields["query"] = query }
        return Value.Instance(type: "URLRequest", fields: fields)
    }
}

extension Evaluator {
    /// Applies the interceptor that is passed with a request.
    fileprivate func adapt(_ request: inout Value.Instance, by interceptor: Value) {
        guard let type = interceptor.typeName, let entry = index.type(type),
            let function = entry.members.functions.first(where: { $0.name == "adapt" && $0.body != nil })
        else {
            remarks.append(Remark(.headers, "what the interceptor adds isn't known"))
            return
        }
        let before = oracle
        depend()
        oracle.freeze()
        defer { oracle.takeBack(to: before) }
        _ = invoke(function, entry.name, function.parameters.with(.instance(request), at: 0), this: interceptor)
        let name = function.parameters.first?.name ?? ""
        let values = finalScope?.values ?? [:]
        for key in [name] + values.keys.sorted() {
            guard case .instance(let changed)? = values[key], changed.type == "URLRequest",
                changed.fields["headers"]?.key != request.fields["headers"]?.key
            else { continue }
            request = changed
            return
        }
    }

    /// The request that the team's own encoder makes: `func encode(_ request: …, with parameters: …)`
    fileprivate func encoded(_ request: Value.Instance, _ parameters: Value?, by encoder: Value) -> Value.Instance? {
        guard let entry = encoder.typeName.flatMap({ index.type($0) }),
            let encode = entry.members.functions.first(where: { $0.name == "encode" && $0.body != nil })
        else { return nil }
        let payload = encode.parameters.with(.instance(request), at: 0).enumerated().map { position, part in
            position == 1 ? Value.Part(label: part.label, value: parameters ?? .null) : part
        }
        let made = invoke(encode, entry.name, payload, this: encoder)
        if case .instance(let made) = made, made.type == "URLRequest" { return made }
        remarks += RequestReader.unclear("what `\(entry.name)` makes of the request isn't understood")
        return request
    }
}

extension Value {
    fileprivate var isAlamofire: Bool {
        if case .type(let name) = self { return ["AF", "Alamofire"].contains(name) }
        return ["AF", "Alamofire"].contains(symbol?.text)
    }

    fileprivate var isTextOfCaller: Bool { symbol?.isInput == true && symbol?.type == "String" }

    /// The method that it names by itself: `.get`
    fileprivate var verb: Value? {
        guard case .choice(let choice) = self, Value.verbs.contains(choice.name.lowercased()) else { return nil }
        return self
    }

    fileprivate var isJSONEncoder: Bool { (typeName ?? symbol?.type?.name) == "JSONEncoder" }

    fileprivate var typeIsNamed: Bool { if case .type = self { true } else { false } }

    /// Whether an encoder's name or settings show that it writes names in snake case.
    var isSnakeCase: Bool { key.lowercased().contains("snake") }

    /// The strategy for dates of a `JSONEncoder` that the code makes.
    fileprivate var dateStrategy: String? {
        guard case .instance(let encoder) = self, encoder.type == "JSONEncoder" else { return nil }
        guard let strategy = encoder.fields["dateEncodingStrategy"] else { return "deferredToDate" }
        if case .choice(let choice) = strategy { return choice.name }
        return strategy.shown
    }

    /// Parameters as the encoders of Alamofire and Moya write them in queries and forms: flags as 1 and 0, and lists
    /// with brackets after their names, unless the encoder's settings differ.
    func inURLs(by encoder: Value, _ evaluator: Evaluator) -> Value {
        guard case .dictionary(var entries) = self, let place = Foundation.placement(encoder), place != .json else {
            return self
        }
        let hasBrackets = !encoder.key.contains("noBrackets") && !encoder.key.contains("indexInBrackets")
        let hasWords = encoder.key.contains("boolEncoding:.literal")
        // Encoders other than `URLEncoding` encode values instead of interpolating them.
        let isText = encoder.key.hasPrefix("URLEncoding") || encoder.typeName == "URLEncoding"
        for index in entries.entries.indices {
            let isList = entries.entries[index].value.symbol?.type?.isCollection == true
            if isText, !isList { entries.entries[index].value = evaluator.shown(entries.entries[index].value) }
            let entry = entries.entries[index]
            switch entry.value {
            case .literal("true") where hasWords, .literal("false") where hasWords: continue
            case .literal("true"): entries.entries[index].value = .literal("1")
            case .literal("false"): entries.entries[index].value = .literal("0")
            case .symbol(let symbol):
                guard let type = symbol.type else { continue }
                if type.name == "Bool" {
                    if hasWords { continue }
                    entries.entries[index].value = .symbol(symbol.made("Int"))
                } else if type.isCollection, !symbol.isChanged, hasBrackets, let name = entry.key.knownText {
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
        // `.init(rawValue: method.rawValue)`
        case .choice(let choice) where choice.name == "init": return choice.payload.value("rawValue")?.methodName
        case .text, .literal: return knownText
        case .instance(let instance): return instance.fields["rawValue"]?.knownText
        default: return nil
        }
    }
}
