/// Reads what a value of a request type sends: from the code that builds its `URLRequest`, if the sources contain it,
/// or else from its members.
struct RequestReader {
    static let verbs: Set<String> = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]

    let evaluator: Evaluator
    /// Functions that build a request from values of a protocol, by the protocol's name.
    let clients: ClientFunctions
    /// The method that calls are named after.
    var verb: String?
    /// The arguments that each call passes to a client besides the value.
    var calls: [[SwiftArgument]] = []
    /// Whether calls pass a value with a label besides it.
    var hasOptions: Bool { options?.contains { $0.label != nil && $0.isSent } == true }
    /// Whether calls pass it to something that uploads, which may give it a body.
    var isUploaded = false
    /// Whether its callers choose the names in a dictionary that it takes.
    var isNamed = false
    /// The changes that Moya's `endpointClosure` makes to requests.
    var mappings: EndpointMappings { clients.mappings }
    /// The members that `endpointClosure` replaces, and the headers that it adds.
    var mapped: [EndpointRole: Value] = [:]
    var mappedHeaders: [String] = []

    func read(_ value: Value, _ entry: SourceIndex.Entry) -> RequestDraft {
        if var request = built(value, entry) ?? sent(value, entry) ?? sentByItself(value, entry) {
            // A client, or the value's own function that sends it, may know the address if the request has only a value
            // for it.
            let (before, remarks) = (evaluator.oracle, evaluator.remarks)
            if case .hole? = request.fields["url"]?.pieceList.first {
                let other = sent(value, entry) ?? sentByItself(value, entry)
                if let other, other.fields["url"]?.hasScheme == true {
                    request = other
                } else {
                    evaluator.oracle = before
                    evaluator.remarks = remarks
                }
            }
            var draft = draft(of: request)
            if draft.url.contains(where: { !($0.words ?? "").isEmpty }) {
                if draft.method == nil { draft.method = role(.method, value, entry).flatMap(method) }
                addUnread(to: &draft, value, entry)
                draft.prefix = role(.path, value, entry).flatMap { draft.url.path.prefix(before: $0.pieceList) }
                draft.remarks += unread(entry, besides: []) { evaluator.index.isWrapped($0) }
                draft.remarks += evaluator.remarks + ambient(value, entry, &draft)
                if isUploaded { draft.remarks.append(Remark(.body, "what uploads it may give it another body")) }
                return draft
            }
        }
        var reader = self
        // What interceptors read of the value is known to be read.
        let verb = clients.adapters.isEmpty ? nil : role(.method, value, entry).flatMap(method)
        let adapted = clients.adapters.map { ($0, changes(by: $0, to: value, verb: verb)) }
        reader.map(value, entry)
        var draft = reader.byRoles(value, entry)
        draft.remarks += evaluator.remarks
        draft.ambientHeaders += reader.mappedHeaders
        for (adapter, changes) in adapted { adapt(&draft, adapter, changes) }
        return draft
    }

    // MARK: Built

    private func built(_ value: Value, _ entry: SourceIndex.Entry) -> Value.Instance? {
        let line = [entry] + evaluator.index.ancestors(of: entry)
        // Functions that need only the value come first, since others may be their helpers.
        return built(value, line) { $0.defaultValue != nil } ?? built(value, line) { _ in true }
    }

    private func built(_ value: Value, _ line: [SourceIndex.Entry], _ isAllowed: (SwiftParameter) -> Bool) -> Value
        .Instance?
    {
        for candidate in line {
            for function in candidate.members.functions where function.body != nil && !function.isStatic {
                guard function.result?.mentions("URLRequest") == true else { continue }
                guard function.parameters.allSatisfy(isAllowed) else { continue }
                let names = line.reduce(into: Set<String>()) { $0.formUnion(evaluator.index.conformances(of: $1)) }
                let replaced = replacements(in: function, by: clients.taking(names.sorted()))
                if let request = sentByClient(value, line[0], instead: function, replaced) { return request }
                let payload = payload(of: function, candidate.name)
                let result = evaluator.invoke(function, candidate.name, payload, this: value)
                guard case .instance(let request) = result, request.type == "URLRequest" else { continue }
                let labels = options?.compactMap(\.label) ?? []
                let takesOptions = function.parameters.contains { $0.label.map(labels.contains) == true }
                if takesOptions { remarkOptions(of: function) }
                remarkDefaults(of: function, replaced)
                return request
            }
            for property in candidate.members.properties where property.type?.mentions("URLRequest") == true {
                let result = evaluator.value(of: property, this: value, type: candidate.name)
                if case .instance(let request) = result, request.type == "URLRequest" { return request }
            }
        }
        return nil
    }

    /// The request that a client of the team makes from the value.
    func sent(_ value: Value, _ entry: SourceIndex.Entry) -> Value.Instance? {
        let before = evaluator.oracle
        let names = evaluator.index.conformances(of: entry).union([entry.name, SourceIndex.last(entry.name)])
        let index = evaluator.index
        // `run<T: PagedCall>` is chosen before `run<T: Call>` if `PagedCall` is a `Call`.
        let nearest = names.sorted().map { (name: $0, bounds: index.type($0).map(index.conformances)?.count ?? 0) }
        var taking = clients.taking(nearest.sorted { ($1.bounds, $0.name) < ($0.bounds, $1.name) }.map(\.name))
        if let given = options {
            // The functions that fit the arguments come first, and before them those that have a parameter for each.
            let fitting = taking.filter { $0.takes(given) }
            let exact = fitting.filter { $0.names(given) }
            taking = exact + fitting.filter { !$0.names(given) } + taking.filter { !$0.takes(given) }
        }
        taking = taking.filter { client in !taking.contains { evaluator.index.narrows($0.function, client.function) } }
        // A function for values with a body comes first for those, and not at all for others: `where T.Body: Encodable`
        let rated = taking.map { (client: $0, fits: index.fulfils($0.function, entry, at: $0.position)) }
        let fitting = rated.filter { $0.fits == true }.map(\.client)
        taking = fitting.sorted { $0.function.requirements.count > $1.function.requirements.count }
        taking += rated.filter { $0.fits == nil }.map(\.client)
        let all = taking
        // A function that replaces another one's defaults says more than that.
        let helpers = all.filter { $0.makesRequest && !replacements(in: $0.function, by: all).isEmpty }
        let others = taking.filter { client in !helpers.contains { $0.function.site == client.function.site } }
        taking = others + helpers
        let verbs = Set(taking.map { $0.function.name.uppercased() }).intersection(Self.verbs)
        if verbs.count > 1, verb == nil {
            let text = "the client's function says the method, and no call that is there was found"
            evaluator.remarks.append(Remark(.method, text, isUnknown: true))
        }
        for client in taking {
            if verbs.count > 1, let verb, client.function.name.uppercased() != verb { continue }
            // The decisions of a client that sends nothing don't matter.
            evaluator.oracle = before
            evaluator.sent = []
            let visited = evaluator.visited
            let payload = payload(of: client.function, client.type, value, at: client.position)
            let this = Value.Instance(type: client.type ?? "", fields: [:])
            let result: Value
            if client.function.name == "init", let type = client.type {
                result = evaluator.construct(type, payload)
            } else {
                result = evaluator.invoke(client.function, client.type, payload, this: .instance(this))
            }
            let request =
                (client.makesRequest ? result.request : nil) ?? sentRequest(of: value, entry) ?? result.request
            // A function that only makes a request says all of it, even if the caller says the whole address.
            if let request, request.saysAddress || client.makesRequest && client.function.parameters.count == 1 {
                remarkOptions(of: client.function)
                for helper in helpers {
                    let known = replacements(in: helper.function, by: all)
                    if known.count > 1 || helper.function.site == client.function.site {
                        remarkDefaults(of: helper.function, known)
                    }
                }
                return request
            }
            // Code that led to no request doesn't count as run.
            evaluator.visited = visited
        }
        evaluator.oracle = before
        if !taking.isEmpty, !evaluator.index.isOfMoya(entry) {
            let text = "taken from its members: what a client makes of them couldn't be followed"
            evaluator.remarks.add(EndpointField.sent, text)
        }
        return nil
    }

    /// Adds the headers that an interceptor adds to such a request, and remarks what else it changes, if a client has it.
    private func adapt(
        _ draft: inout RequestDraft, _ adapter: ClientFunctions.Client,
        _ changes: (names: [String], fields: [EndpointField])
    ) {
        let place = SourceIndex.shown(adapter.type ?? "") + "." + adapter.function.name
        draft.remarks.add(changes.fields, "`\(place)` may change it, where a client has it")
        guard !changes.names.isEmpty else { return }
        draft.ambientHeaders += changes.names
        draft.remarks.add(
            Remark(.headers, "`\(place)` adds \(changes.names.joined(separator: ", ")), where a client has it"))
    }

    /// The request that a function of the type or its superclass makes from the value and sends.
    private func sentByItself(_ value: Value, _ entry: SourceIndex.Entry) -> Value.Instance? {
        let before = evaluator.oracle
        for candidate in [entry] + evaluator.index.ancestors(of: entry) {
            for function in clients.sending(candidate.name) {
                evaluator.oracle = before
                evaluator.sent = []
                _ = evaluator.invoke(function, candidate.name, function.parameters.needed, this: value)
                if let request = sentRequest(of: value, entry) { return request }
            }
        }
        evaluator.oracle = before
        return nil
    }

    func draft(of request: Value.Instance) -> RequestDraft {
        var draft = RequestDraft()
        var fields = FieldReader(evaluator)
        draft.url = request.fields["url"]?.pieceList ?? []
        draft.method = request.fields["httpMethod"].flatMap(method)
        if let query = request.fields["query"] { draft.query = fields.fields(query, "query") }
        if let headers = request.fields["headers"] { draft.headers = fields.headers(headers) }
        if let body = request.fields["httpBody"] {
            fields.role = .body
            draft.body = self.body(body, of: draft.contentType(request.fields["headers"]), &fields)
            describe(body, &draft)
        }
        draft.remarks += fields.remarks
        draft.clientHeaders = fields.clientHeaders
        draft.isSnakeCase = fields.usesSnakeCase
        return draft
    }

    /// Notes the team's type behind a body's fields, or the members of a body that is a model.
    private func describe(_ body: Value, _ draft: inout RequestDraft) {
        let value = body.field("json") ?? body
        switch (draft.body, value) {
        case (.fields, .instance(let instance)) where evaluator.index.isDeclared(instance.type):
            draft.bodyType = instance.type
        case (.model(.json, _), .symbol(let symbol)):
            guard let type = symbol.type, let entry = evaluator.index.type(type), !type.isCollection,
                entry.declaration?.kind == .structure, entry.declaration?.typeParameters.isEmpty == true
            else { return }
            var fields = FieldReader(evaluator)
            fields.role = .body
            draft.bodyMembers = fields.json(value, "body")
            draft.remarks += fields.unfollowed
        default: return
        }
    }

    func method(_ value: Value) -> String? {
        if case .choice(let choice) = value, let raw = evaluator.rawValue(of: choice)?.knownText {
            return raw.uppercased()
        }
        return value.methodName?.uppercased()
    }

    // MARK: By members

    func role(_ role: EndpointRole, _ value: Value, _ entry: SourceIndex.Entry) -> Value? {
        if let known = mapped[role] { return known }
        for name in role.names {
            guard let known = evaluator.knownMember(name, of: value) ?? staticMember(name, entry) else { continue }
            if case .symbol(let symbol) = known, symbol.text == name, !symbol.isInput { continue }
            if role == .path, case .list(let list) = known { return evaluator.path(of: list) }
            return known
        }
        for candidate in [entry] + evaluator.index.ancestors(of: entry) {
            for function in candidate.members.functions where function.parameters.isEmpty && function.body != nil {
                guard role.names.contains(function.name), !function.isStatic, function.result != nil,
                    evaluator.index.fulfils(function.conditions, entry)
                else { continue }
                return evaluator.invoke(function, candidate.name, [], this: value)
            }
        }
        return nil
    }

    /// A member that a protocol requires from the type itself: `static var method: HTTPMethod { get }`
    private func staticMember(_ name: String, _ entry: SourceIndex.Entry) -> Value? {
        evaluator.index.isAsked(for: name, entry) ? evaluator.staticMember(name, of: entry.name) : nil
    }

    private func byRoles(_ value: Value, _ entry: SourceIndex.Entry) -> RequestDraft {
        var draft = RequestDraft()
        var fields = FieldReader(evaluator)
        let verb = role(.method, value, entry)
        draft.method = verb.flatMap(method) ?? self.verb
        if case .choice(let choice)? = verb, !choice.payload.isEmpty {
            draft.remarks += RequestReader.unclear(
                "the method carries `\(verb?.shown ?? "")`, and where that goes isn't known")
        }
        var path = role(.path, value, entry)
        if let route = role(.route, value, entry) ?? path { read(route, &draft, &path) }
        if let address = mapped[.base] {
            draft.url = address.pieceList
            draft.query += address.field("query").map { fields.fields($0, "query") } ?? []
        } else if let base = role(.base, value, entry) {
            var address = base.pieceList
            // `scheme` and `host`, as in `URLComponents`.
            if let host = evaluator.knownMember("host", of: value), host.key == base.key,
                let words = address.first?.words, !words.contains("://")
            {
                let scheme = evaluator.knownMember("scheme", of: value)?.knownText ?? "https"
                address = ([.words(scheme + "://")] + address).joinedWords
            }
            draft.url = path.map { Foundation.joined(.text(address), $0, evaluator).pieceList } ?? []
        } else {
            draft.url = path?.pieceList ?? []
            if entry.declaration == nil, path?.knownText == "" { draft.url = [.words("")] }
        }
        // The request has its whole address in some cases: `.next(url)`
        if case .symbol(let own)? = evaluator.knownMember("url", of: value), own.isInput, own.type?.name == "URL" {
            draft.url = [.hole(own)]
        }
        if let path, path.isUnknown || path.typeName.map(evaluator.index.isDeclared) == true {
            draft.remarks.append(Remark(.path, "the path is `\(path.shown)`, which isn't understood", isUnknown: true))
        }
        if let query = path?.field("query") { draft.query += fields.fields(query, "query") }
        // A member of Moya's target is sent only if its task names it.
        let isTask = if case .choice? = role(.task, value, entry) { evaluator.index.isOfMoya(entry) } else { false }
        if !isTask, let query = role(.query, value, entry) { draft.query += fields.fields(query, "query") }
        if let headers = role(.headers, value, entry) { draft.headers = fields.headers(headers) }
        // A task says all that is sent, so a body beside it isn't.
        if case .choice? = role(.task, value, entry) {
        } else if let body = role(.body, value, entry), !body.isNull {
            fields.role = .body
            draft.body = self.body(body, &fields, .json)
            describe(body, &draft)
            fields.role = .query
        }
        addParameters(of: value, entry, to: &draft, &fields)
        if let task = role(.task, value, entry) { read(task: task, &draft, &fields) }
        if ["GET", "HEAD"].contains(draft.method ?? ""), draft.body.isSome {
            draft.body = .none
            draft.remarks.append(Remark(.body, "a body that a \(draft.method ?? "") can't carry is left out"))
        }
        // Adopting removes the type together with what it says about headers.
        draft.remarks += Adoption.leftToClient(fields.clientHeaders)
        draft.clientHeaders = fields.clientHeaders
        draft.remarks += others(value, entry) + ambient(value, entry, &draft) + start(entry, draft)
        if role(.parameters, value, entry) == nil, !draft.body.isSome {
            draft.remarks += unread(entry)
            let saysBody = role(.body, value, entry) != nil || role(.task, value, entry) != nil
            if !saysBody { draft.remarks += unknownBody(entry) }
        }
        draft.remarks += fields.remarks
        draft.isSnakeCase = fields.usesSnakeCase
        return draft
    }

    /// `.get("/rank")`, `(path: "/rank", method: .get, params: nil)`
    private func read(_ route: Value, _ draft: inout RequestDraft, _ path: inout Value?) {
        switch route {
        case .choice(let choice):
            let names: Set<String> = ["get", "post", "put", "patch", "delete", "head", "options"]
            guard names.contains(choice.name.lowercased()), let first = choice.payload.first else { return }
            draft.method = choice.name.uppercased()
            path = first.value
        case .tuple(let parts):
            for part in parts {
                guard let label = part.label else { continue }
                if EndpointRole.path.names.contains(label) { path = part.value }
                if EndpointRole.method.names.contains(label) { draft.method = method(part.value) }
            }
        default: break
        }
    }

    func place(
        _ parameters: Value, _ place: Foundation.Placement, _ draft: inout RequestDraft, _ fields: inout FieldReader
    ) {
        guard !parameters.isNull else { return }
        fields.role = .query
        switch place {
        case .query: draft.query += fields.fields(parameters, "query")
        case .byMethod where ["GET", "HEAD", "DELETE"].contains(draft.method ?? "GET"):
            draft.query += fields.fields(parameters, "query")
        case .byMethod, .form:
            fields.role = .body
            let form = fields.fields(parameters, "form").flattened()
            // An empty form isn't a body.
            if !form.isEmpty { draft.body = .fields(.form, form) }
        case .json:
            fields.role = .body
            draft.body = body(parameters, &fields, .json)
        }
    }
}
