extension Evaluator {
    func construct(_ name: String, _ payload: [Value.Part], in scope: Scope, _ types: [SwiftType] = []) -> Value {
        if name == "Self", let own = scope.this?.typeName ?? scope.type { return construct(own, payload) }
        let types = types.map { index.resolved($0, from: scope.type) ?? $0 }
        return construct(index.type(name, from: scope.type)?.name ?? name, payload, types)
    }

    /// A value of a type, made by the initialiser that fits the labels, or member by member.
    /// - Parameter types: the arguments of the type, if the code has them.
    func construct(_ name: String, _ payload: [Value.Part], _ types: [SwiftType] = []) -> Value {
        guard let entry = index.type(name), entry.declaration != nil else {
            if let entry = index.type(name), let maker = ownMaker(of: entry, payload) {
                return run(maker, of: entry, payload)
            }
            if payload.isEmpty, let meant = index.type(name)?.collection ?? index.aliases[name]?.type, meant.isBracketed
            {
                return meant.pair == nil ? .list(Value.List()) : .dictionary(Value.Entries(type: meant))
            }
            if let known = Foundation.construct(name, payload, self) { return known }
            if takesEndpoint(payload) { return .instance(Value.Instance(type: name, fields: [:])) }
            let count = sent.count
            // Within an extension of a session: `data(for: request)`
            send(name.first?.isLowercase == true ? name : "init", .type(name), payload)
            if sent.count == count { runForEffect(payload) }
            var fields: [String: Value] = [:]
            for (position, part) in payload.enumerated() { fields[part.label ?? "\(position)"] = part.value }
            // The initial value of a relay isn't the one that it has later.
            if name.hasSuffix("Relay") || name.hasSuffix("Subject") { fields["value"] = nil }
            return .instance(Value.Instance(type: name, fields: fields))
        }
        if takesEndpoint(payload) { return .instance(Value.Instance(type: entry.name, fields: [:])) }
        let arguments = payload.map { SwiftArgument(label: $0.label, value: $0.value.marker) }
        let makers = index.members.functions("init", of: entry.name).filter { $0.body != nil }
        if entry.declaration?.kind == .enumeration {
            return makers.isEmpty ? readBack(payload, entry) ?? .unknown(name + "()") : .unknown(name + "()")
        }
        if payload.count == 1, entry.isEraser { return payload[0].value }
        let given = (entry.declaration?.typeParameters ?? []).given(types)
        let fitting = makers.filter { $0.fits(arguments) }
        if let maker = best(of: fitting, entry, payload) {
            noteOverloads(fitting, maker, entry, payload)
            return run(maker, of: entry, payload, given)
        }
        for (maker, owner) in inherited(by: entry) where maker.fits(arguments) {
            return run(maker, of: entry, payload, given, from: owner)
        }
        var instance = new(entry, emptyFields(of: entry))
        for (name, type) in given { instance.fields[name] = .type(type.name) }
        let stored = entry.members.properties.filter { !$0.isStatic && $0.getter == nil }
        for part in payload {
            // A trailing closure needs no label.
            let labels = Set(payload.compactMap(\.label))
            let first = stored.first { !labels.contains($0.name) && $0.type?.isClosure == true }?.name
            guard let label = part.label ?? (part.value.isClosure ? first : nil) else { continue }
            let type = stored.first { $0.name == label }?.type?.replacing(given)
            instance.fields[label] = typed(part.value, as: type, from: entry.name)
        }
        adopt(&instance.fields, entry)
        note(.instance(instance))
        return .instance(instance)
    }

    /// The case with a raw value: `HTTPMethod(rawValue: "POST")`; nil if that is decided when the code runs.
    private func readBack(_ payload: [Value.Part], _ entry: SourceIndex.Entry) -> Value? {
        guard payload.count == 1, let raw = payload.value("rawValue")?.knownText else { return nil }
        let choices = entry.members.cases.map { Value.Choice(type: entry.name, name: $0.name, payload: []) }
        return choices.first { rawValue(of: $0)?.knownText == raw }.map { .choice($0) } ?? .null
    }

    /// The initialiser of an extension that a call means: `URLRequest(url: url, endpoint: endpoint)`
    private func ownMaker(of entry: SourceIndex.Entry, _ payload: [Value.Part]) -> FunctionDeclaration? {
        let arguments = payload.map { SwiftArgument(label: $0.label, value: $0.value.marker) }
        let known: [[String?]] = [
            [], [nil], ["url"], ["url", "cachePolicy"], ["url", "timeoutInterval"], ["name", "value"], ["string"],
            ["url", "cachePolicy", "timeoutInterval"], ["string", "relativeTo"],
        ]
        guard !known.contains(payload.map(\.label)) else { return nil }
        let makers = index.members.functions("init", of: entry.name).filter { maker in
            maker.body != nil && maker.fits(arguments) && !isRunning(key(maker, entry))
        }
        return best(of: makers, entry, payload)
    }

    private func key(_ maker: FunctionDeclaration, _ entry: SourceIndex.Entry) -> String {
        "\(entry.name).init#\(maker.place.lowerBound)"
    }

    /// The optional members of a request or of data, which are nil unless they are passed. Those of other values, such
    /// as the token of a client, may be set by code that isn't visible here, unless they are private.
    private func emptyFields(of entry: SourceIndex.Entry) -> [String: Value] {
        let isDescription = EndpointFinder(index: index).isDescription(entry)
        let isOpen = isDescription || entry.declaration?.kind == .structure
        guard isOpen || entry.declaration?.kind == .classType else { return [:] }
        let parts = Set([EndpointRole.query, .body, .headers].flatMap(\.names))
        // A type without methods, such as a part of a form, is data and not a client.
        let isData = entry.members.functions.allSatisfy { $0.isStatic || $0.name == "init" }
        let optional = entry.members.properties.filter { property in
            (isDescription || isOpen && (isData || parts.contains(property.name)) || property.isPrivate)
                && !property.isStatic && !property.isConstant && property.getter == nil && property.value == nil
                && property.type?.isOptional == true && !index.isWrapped(property)
                && (isOpen || !entry.isSetLater(property.name))
        }
        return Dictionary(optional.map { ($0.name, .null) }) { first, _ in first }
    }

    /// The initialisers of a class's superclasses, with the superclass: the nearest first.
    private func inherited(by entry: SourceIndex.Entry) -> [(FunctionDeclaration, String)] {
        index.ancestors(of: entry).filter { $0.declaration?.kind == .classType }.flatMap { owner in
            index.members.functions("init", of: owner.name).filter { $0.body != nil }.map { ($0, owner.name) }
        }
    }

    /// - Parameter owner: the superclass that declares the initialiser, if the type inherits it.
    private func run(
        _ maker: FunctionDeclaration, of entry: SourceIndex.Entry, _ payload: [Value.Part],
        _ given: [String: SwiftType] = [:], from owner: String? = nil
    ) -> Value {
        let name = key(maker, entry)
        var empty = new(entry, emptyFields(of: entry))
        for (name, type) in given { empty.fields[name] = .type(type.name) }
        guard !isRunning(name), mayGoOn() else { return .instance(empty) }
        stack.append(name)
        defer { stack.removeLast() }
        adopt(&empty.fields, entry)
        note(.instance(empty))
        let owner = owner ?? entry.name
        var scope = Scope(this: .instance(empty), type: owner, file: maker.file, isMaking: true)
        let parameters = maker.parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type?.replacing(given)
            return parameter
        }
        bind(payload, to: parameters, in: &scope, from: owner)
        let asked = oracle.asked
        let flow = run(maker.body ?? [], in: &scope)
        if maker.isFailable, case .result(.null) = flow, oracle.asked == asked { return .null }
        // A subclass's initialiser that calls no other one ends with `super.init()`.
        if entry.declaration?.kind == .classType, maker.body?.names("init") == false {
            _ = callInherited("init", [], [], in: &scope)
        }
        return current(scope.this ?? .instance(empty))
    }

    /// A request of the team whose initialiser gets its arguments from the caller.
    func input(of entry: SourceIndex.Entry) -> Value {
        var instance = Value.Instance(type: entry.name, fields: [:], isInput: true)
        var makers = entry.members.functions.filter { $0.name == "init" && $0.body != nil }
        var owner = entry.name
        if makers.isEmpty, let (_, first) = inherited(by: entry).first {
            owner = first
            makers = inherited(by: entry).filter { $0.1 == first }.map(\.0)
        }
        // An initialiser that calls another one makes only some of the requests.
        let designated = makers.filter { !$0.isDelegating }
        let candidates = (designated.isEmpty ? makers : designated).filter { maker in
            !maker.parameters.contains { ["Decoder", "NSCoder"].contains($0.type?.lastName) }
        }.sorted { $0.parameters.count > $1.parameters.count }
        guard let first = candidates.first else { return .instance(instance) }
        let labels = candidates.map { $0.parameters.map { ($0.label ?? "_") + ": " + ($0.type?.text ?? "") }.joined() }
        let chosen = candidates.count == 1 ? nil : oracle.decide("the initialiser is", labels)
        let maker = zip(labels, candidates).first { $0.0 == chosen }?.1 ?? first
        var scope = Scope(this: .instance(instance), type: owner, file: maker.file, isMaking: true)
        for parameter in maker.parameters {
            guard let name = parameter.name else { continue }
            // A value that is nil by default, such as a link in a body, isn't an address.
            if EndpointRole.path.names.contains(name),
                let value = parameter.defaultValue.map({
                    typed(evaluate($0, in: &scope), as: parameter.type, from: owner)
                }), !value.isNull
            {
                scope.values[name] = value
                remarks.append(Remark(.path, "`\(name)` may be handed over: its default is taken"))
                continue
            }
            let type = index.resolved(parameter.type, from: owner)
            scope.values[name] = .symbol(Symbol(text: name, type: type, isInput: true))
        }
        _ = run(maker.body ?? [], in: &scope)
        if case .instance(let made)? = scope.this { instance = made }
        instance.isInput = true
        return .instance(instance)
    }

    // MARK: Requests and endpoints

    func takesEndpoint(_ payload: [Value.Part]) -> Bool { payload.contains { isEndpoint($0.value) } }

    /// Whether an endpoint is passed as a case without its type: `client.fetch(.feed(page: 1))`
    func takesEndpoint(_ payload: [Value.Part], _ function: FunctionDeclaration) -> Bool {
        payload.enumerated().contains { position, part in
            guard case .choice(let choice) = part.value, choice.type == nil, position < function.parameters.count,
                let type = index.type(function.parameters[position].type)
            else { return false }
            return endpointTypes.contains(type.name)
        }
    }

    private func isEndpoint(_ value: Value) -> Bool {
        switch value {
        case .choice(let choice): return choice.type.map(endpointTypes.contains) ?? false
        case .instance(let instance): return endpointTypes.contains(instance.type)
        default: return false
        }
    }

    /// Notes what is handed to code that isn't there: a request, or the address and parameters of one.
    func send(_ name: String, _ owner: Value, _ written: [Value.Part]) {
        let payload = written.map { Value.Part(label: $0.label, value: converted($0.value)) }
        let count = sent.count
        // `dataTask(with: url) { data, _, _ in … decode(Store.self, from: data) }`
        defer { if sent.count > count, let type = written.typeRead { read(type) } }
        for part in payload {
            if case .instance(var instance) = part.value, instance.type == "URLRequest" {
                if name.hasPrefix("upload"), let body = uploaded(payload) { instance.fields["httpBody"] = body }
                complete(&instance, payload)
                return note(instance, by: owner)
            }
        }
        let known = payload.lazy.compactMap { self.described($0.value, owner) }.first
        if let request = known ?? Foundation.request(name, owner, payload, self) { return note(request, by: owner) }
        // A request to an unknown address is sent, too.
        guard let url = payload.value("from"), url.symbol?.isInput != true, owner.key.lowercased().contains("session")
        else { return }
        let request = Value.Instance(type: "URLRequest", fields: ["url": url])
        sent.append(SentRequest(request: request, stack: stack, place: place, remarks: allRemarks))
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
    private func content(of file: Value) -> Value {
        if file.symbol != nil { return file }
        return files[file.key] ?? .symbol(Symbol(text: "file", type: "Data", isInput: false))
    }

    /// Notes descriptions of requests that are passed on, except for those that a client passes on in turn.
    func describe(_ payload: [Value.Part], to taker: String? = nil) {
        for case .instance(let made) in payload.map(\.value) where made.isMade && made.type != "URLRequest" {
            guard !endpointTypes.contains(made.type), let entry = index.type(made.type),
                EndpointFinder(index: index).isDescription(entry)
            else { continue }
            depend()
            guard described.count < Evaluator.maximumDescribed,
                !described.contains(where: { stack.starts(with: $0.stack) && stack.count > $0.stack.count })
            else { continue }
            let way = taker.map { stack + [$0] }
            guard case .instance(let made) = settled(.instance(made)) else { continue }
            described.append(SentRequest(request: made, stack: stack, place: place, way: way))
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
        var made = SentRequest(request: request, stack: stack, place: place, remarks: allRemarks)
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
        fields["httpMethod"] = field(.method, of: value) ?? .words("GET")
        fields["headers"] = field(.headers, of: value).map(Foundation.headers) ?? .dictionary(Value.Entries())
        if let body = field(.body, of: value), !body.isNull { fields["httpBody"] = Foundation.data("json", body) }
        return Value.Instance(type: "URLRequest", fields: fields)
    }
}

extension SourceIndex.Entry {
    /// Whether a closure sets a member, which may run at any time: `onLogin { self.token = $0 }`
    fileprivate func isSetLater(_ name: String) -> Bool {
        var isFound = false
        SwiftWalk.visit(members.functions.flatMap { $0.body ?? [] }) { expression in
            guard !isFound, case .closure(let closure) = expression else { return }
            SwiftWalk.visit(closure.body) { inner in
                if case .assignment(let target, _) = inner, target.lastName == name { isFound = true }
            }
        }
        return isFound
    }

    /// Whether it is encoded as the one value that it wraps: `try value.encode(to: encoder)`
    fileprivate var isEraser: Bool {
        let encode = members.functions.first { $0.name == "encode" && $0.parameters.first?.label == "to" }
        guard let body = encode?.body, body.count == 1, members.properties.filter(\.isStored).count == 1 else {
            return false
        }
        let name = encode?.parameters.first?.name ?? "encoder"
        switch body[0].kind {
        case .expression(.call(_, let arguments)), .result(.call(_, let arguments)?):
            guard arguments.count == 1, case .name(name) = arguments[0].value else { return false }
            return true
        default: return false
        }
    }
}

extension SwiftExpression {
    /// Whether a value of a type outside the sources is a request, by its name or by a path with a leading slash.
    static func saysRequest(_ type: String, _ path: String) -> Bool {
        let name = SourceIndex.last(type)
        // Core Data asks a store, and no server.
        if name == "URL" || name.hasPrefix("File") || name.hasPrefix("NSFetch") { return false }
        return path.hasPrefix("/") || ["Request", "Endpoint", "Resource", "Route"].contains { name.hasSuffix($0) }
    }
}

extension Value {
    /// An expression with the shape of the value, for the choice among overloads.
    var marker: SwiftExpression {
        if case .closure(let function) = self {
            return .closure(SwiftClosure(parameters: function.parameters, body: [], place: 0..<0))
        }
        return .null
    }
}

extension [Value.Part] {
    /// `.init(name: "page", value: page)`
    var isQueryItem: Bool { map(\.label) == ["name", "value"] }

    func value(_ label: String?) -> Value? { first { $0.label == label }?.value }
}

extension SwiftExpression {
    /// `[String: Any]()`
    var emptyCollection: Value {
        if case .dictionary = self { return .dictionary(Value.Entries(type: namedType)) }
        return .list(Value.List())
    }
}

extension FunctionDeclaration {
    /// Whether an initialiser calls another one of its type.
    fileprivate var isDelegating: Bool { return ReferencedNames(body).names.isSuperset(of: ["self", "init"]) }
}
