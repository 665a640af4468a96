/// Notes the requests that code hands to something that sends them.
extension Evaluator {
    func takesEndpoint(_ payload: [Value.Part]) -> Bool { payload.contains { isEndpoint($0.value) } }

    /// Whether an endpoint is passed as a case without its type: `client.fetch(.feed(page: 1))`
    func takesEndpoint(_ payload: [Value.Part], _ function: FunctionDeclaration) -> Bool {
        payload.enumerated().contains { position, part in
            guard case .choice(let choice) = part.value, choice.type == nil else { return false }
            let named = function.parameters.first { $0.label != nil && $0.label == part.label }
            let parameter = named ?? function.parameters.dropFirst(position).first
            guard let type = parameter?.type else { return false }
            // `func request(_ target: Target)` of `struct Provider<Target>`, whose values say which enum it takes
            if index.type(type) == nil, index.isTypeParameter(type.name) {
                return endpointTypes.contains {
                    index.types[$0]?.members.cases.contains { $0.name == choice.name } == true
                }
            }
            return index.type(type).map { endpointTypes.contains($0.name) } == true
        }
    }

    private func isEndpoint(_ value: Value) -> Bool {
        switch value {
        case .choice(let choice): return choice.type.map(endpointTypes.contains) ?? false
        case .instance(let instance): return endpointTypes.contains(instance.type)
        default: return false
        }
    }

    /// The running functions that lead here, outermost first. A closure belongs to the function that contains it, and not
    /// to those that call it: `fetch("/piers")` in `pass { self.fetch("/piers") }` isn't sent by `pass`.
    private var callers: [String] {
        var (callers, place) = ([String](), stack.count - 1)
        while place >= 0 {
            callers.append(stack[place])
            place = origins[place] ?? place - 1
        }
        return callers.reversed()
    }

    /// Notes what is handed to code that isn't there: a request, or the address and parameters of one.
    func send(_ name: String, _ owner: Value, _ written: [Value.Part]) {
        if owner.isWebView { return }
        let isUpload = name.hasPrefix("upload")
        let payload = written.map { Value.Part(label: $0.label, value: converted(named($0, isUpload: isUpload))) }
        let count = sent.count
        // `dataTask(with: url) { data, _, _ in … decode(Store.self, from: data) }`
        defer { if sent.count > count, let type = written.typeRead { read(type) } }
        let made = payload.lazy.compactMap(\.value.request).first
        if var request = made ?? payload.lazy.compactMap({ self.described($0.value, owner) }).first {
            if isUpload, let body = uploaded(payload) { request.fields["httpBody"] = body }
            complete(&request, payload)
            if isUpload, request.fields["httpBody"] == nil {
                remarks.add(Remark(.body, "what `\(name)` sends isn't in these sources", isUnknown: true))
            }
            return note(request, by: owner)
        }
        if let request = Foundation.request(name, owner, payload, self) { return note(request, by: owner) }
        // A request to an unknown address, or to the caller's, is sent, too.
        guard let url = payload.value("from"), owner.key.lowercased().contains("session") else { return }
        let request = Value.Instance(type: "URLRequest", fields: ["url": url])
        sent.append(SentRequest(request: request, stack: callers, place: place, remarks: allRemarks))
    }

    /// A request or an address that a session gets without its type: `session.data(for: .get(.stations))`
    private func named(_ part: Value.Part, isUpload: Bool) -> Value {
        guard case .choice(let choice) = part.value, choice.type == nil, let label = part.label else {
            return part.value
        }
        let types: [String: [SwiftType]] = [
            "for": ["URLRequest"], "with": ["URLRequest", "URL"], "from": isUpload ? [] : ["URL"],
        ]
        let made = (types[label] ?? []).lazy.map { self.typed(part.value, as: $0, from: nil) }.first {
            if case .choice = $0 { false } else { true }
        }
        return made ?? part.value
    }

    /// The result of a closure that a dependency's live value keeps; nil for other values: `client.get(url)` with
    /// `@Dependency(\.client) var client`
    func callLive(_ name: String, _ owner: Value, _ payload: [Value.Part]) -> Value? {
        guard let type = owner.symbol?.type, let entry = index.type(type),
            let property = entry.members.properties.first(where: { $0.name == name && $0.isStored }),
            let live = entry.members.properties.first(where: { $0.name == "liveValue" && $0.isStatic }),
            case .closure(let function)? = value(of: live, this: nil, type: entry.name).field(name)
        else { return nil }
        return once(Evaluator.key(of: property, in: entry.name)) { run(function, payload) }
    }

    /// The request that a value makes of itself for Alamofire: `session.request(StoreRequest(url: url))`
    private func converted(_ value: Value) -> Value {
        guard let entry = value.typeName.flatMap({ index.type($0) }), !endpointTypes.contains(entry.name),
            let (maker, owner) = function("asURLRequest", of: entry, [], isStatic: false)
        else { return value }
        let made = invoke(maker, owner, [], this: value)
        return made.typeName == "URLRequest" ? made : value
    }

    /// The body of an upload whose request was made before: `upload(data, with: request)`, `upload(for: request, from:
    /// data)`, `upload(multipartFormData: { … }, with: request)`
    private func uploaded(_ payload: [Value.Part]) -> Value? {
        if let form = payload.value("multipartFormData") { return Foundation.data("multipart", parts(of: form)) }
        let isFirst = payload.first?.label == nil && payload.value("with") != nil
        let data = payload.value("from") ?? (isFirst ? payload.first?.value : nil)
        guard let body = data ?? payload.value("fromFile").map(content), body.typeName != "URLRequest" else {
            return nil
        }
        return body.symbol.map { .symbol($0.asData) } ?? body
    }

    /// The content of a file: what the code wrote to it, or else an argument, since only the app has it.
    func content(of file: Value) -> Value {
        if file.symbol != nil { return file }
        return files[file.key] ?? .symbol(Symbol(text: "file", type: "Data", isInput: false))
    }

    /// Notes descriptions of requests that are passed on, except for those that a client passes on in turn.
    func describe(_ payload: [Value.Part], to taker: String? = nil) {
        let own = callers
        for case .instance(let made) in payload.map(\.value) where made.isMade && made.type != "URLRequest" {
            guard !endpointTypes.contains(made.type), let entry = index.type(made.type),
                EndpointFinder(index: index).isDescription(entry)
            else { continue }
            depend()
            guard described.count < Evaluator.maximumDescribed,
                !described.contains(where: { own.starts(with: $0.stack) && own.count > $0.stack.count })
            else { continue }
            let way = taker.map { own + [$0] }
            guard case .instance(let made) = settled(.instance(made)) else { continue }
            described.append(SentRequest(request: made, stack: own, place: place, way: way))
        }
    }

    /// - Parameter client: the sender, which may be a session with its own headers.
    private func note(_ request: Value.Instance, by client: Value) {
        var request = request
        if case .dictionary(let own)? = client.field("configuration")?.field("httpAdditionalHeaders"),
            let written = request.fields["headers"]
        {
            request.fields["headers"] = merged(own, written) ?? written
        }
        if case .instance(let known) = settled(.instance(request)) { request = known }
        var made = SentRequest(request: request, stack: callers, place: place, remarks: allRemarks)
        defer { oracle.freeze() }
        if let first = sent.firstIndex(where: made.repeats) {
            // The code reads the response after the last repetition.
            return sent.append(sent.remove(at: first))
        }
        if oracle.hasGuessed {
            let text = "it's sent behind another request, and what the code decides there isn't looked at"
            made.remarks.add(EndpointField.sent, text)
        }
        sent.append(made)
    }

    /// Adds to a request the other arguments that a client outside the sources gets with it.
    private func complete(_ request: inout Value.Instance, _ payload: [Value.Part]) {
        for part in payload {
            let label = part.label ?? ""
            if EndpointRole.method.names.contains(label) {
                request.fields["httpMethod"] = part.value
            } else if EndpointRole.body.names.contains(label), request.fields["httpBody"] == nil {
                request.fields["httpBody"] = Foundation.data("json", part.value)
                remarks.add(Remark(.body, "the body is handed to a client that isn't in these sources"))
            } else if EndpointRole.headers.names.contains(label) || EndpointRole.parameters.names.contains(label) {
                let text = "what the client does with `\(part.value.shown)` isn't in these sources"
                remarks.add(EndpointField.carried, text, isUnknown: true)
            }
        }
    }
}

extension Value {
    /// Whether it shows pages, which no code reads: `webView.load(request)`
    fileprivate var isWebView: Bool {
        let type = symbol?.type?.unwrapped.lastName ?? typeName ?? symbol?.text ?? ""
        return type.lowercased().hasSuffix("webview")
    }
}

extension [Value.Part] {
    /// The type that the closures read, if it is only one.
    fileprivate var typeRead: SwiftType? {
        let types = flatMap { part -> [SwiftType] in
            guard case .closure(let function) = part.value else { return [] }
            return EndpointCalls.typesRead(in: function.body)
        }
        return Set(types).count == 1 ? types[0] : nil
    }
}

extension Evaluator {
    /// The request that the labels of a library type's value describe: `client.send(Request(path: "/user"))`
    private func described(_ value: Value, _ owner: Value) -> Value.Instance? {
        guard case .instance(let described) = value, !index.isDeclared(described.type) else { return nil }
        func field(_ role: EndpointRole, of value: Value) -> Value? {
            role.names.lazy.compactMap { value.field($0) }.first
        }
        guard let path = field(.path, of: value), path.pieceList.first?.words?.isEmpty == false,
            SwiftExpression.saysRequest(described.type, path.pieceList.first?.words ?? "")
        else { return nil }
        let base = field(.base, of: value) ?? field(.base, of: owner)
        let address = base.map { Foundation.joined(.text($0.pieceList), path, self) } ?? path
        var fields: [String: Value] = ["url": address, "query": field(.query, of: value) ?? .null]
        let method = field(.method, of: value)
        fields["httpMethod"] = method ?? .words("GET")
        if method == nil, !SwiftExpression.isRequest(described.type) {
            let text = "`\(described.type)` isn't in these sources, and has no method: GET is taken"
            remarks.add(Remark(.method, text))
        }
        fields["headers"] = field(.headers, of: value).map(Foundation.headers) ?? .dictionary(Value.Entries())
        if let body = field(.body, of: value), !body.isNull {
            fields["httpBody"] = Foundation.data("json", body)
            if method == nil {
                fields["httpMethod"] = .words("POST")
                let text = "`\(described.type)` isn't in these sources, and has a body but no method: POST is taken"
                remarks.add(Remark(.method, text))
            }
        }
        return Value.Instance(type: "URLRequest", fields: fields)
    }
}
