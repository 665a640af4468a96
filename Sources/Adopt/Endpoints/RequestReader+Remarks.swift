extension SwiftType {
    /// `[String: Any]`, `[String]`
    fileprivate var isOfMembers: Bool { (pair?.key ?? element)?.name == "String" }
}

extension RequestReader {
    /// The arguments that the first call passes to a client besides the value; nil without calls.
    var options: [SwiftArgument]? { calls.first }

    /// The arguments of a function that makes or sends the request: the value itself, the arguments of a client's calls
    /// with the same labels, and an open value for each other parameter without a default.
    func payload(of function: FunctionDeclaration, _ type: String?, _ value: Value = .null, at place: Int? = nil)
        -> [Value.Part]
    {
        function.parameters.enumerated().compactMap { position, parameter in
            if position == place { return Value.Part(label: parameter.label, value: value) }
            if let option = options?.first(where: { $0.label != nil && $0.label == parameter.label }) {
                var scope = Scope(type: type, file: function.file)
                let given = evaluator.evaluate(option.value, in: &scope)
                return Value.Part(label: parameter.label, value: given.ofType(parameter.type))
            }
            return parameter.defaultValue == nil ? Value.Part(label: parameter.label, value: parameter.open) : nil
        }
    }
}

extension FunctionDeclaration {
    /// Whether its caller decides how a body is written: `func request(encoder: JSONEncoder) throws -> URLRequest`
    var takesEncoder: Bool { parameters.contains { $0.defaultValue == nil && $0.type?.isEncoder == true } }
}

extension RequestReader {
    /// The request that the code sent for a value. A client may send others before it, or before it repeats it: one that
    /// renews a token has another address than the value says.
    func sentRequest(of value: Value, _ entry: SourceIndex.Entry) -> Value.Instance? {
        let requests = evaluator.sent.map(\.request)
        guard requests.count > 1 else { return requests.first }
        let parts = [EndpointRole.base, .path].compactMap { role($0, value, entry)?.pieceList.inBraces }
        let own = requests.first { request in
            let address = request.fields["url"]?.pieceList.inBraces ?? ""
            return parts.contains { !$0.isEmpty }
                && parts.allSatisfy { $0.isEmpty || address.firstRange(of: $0) != nil }
        }
        return own ?? requests.first
    }

    /// The request that a client makes if it hands an encoder, or other values than the defaults, to the value's own
    /// function; nil if none is found.
    func sentByClient(
        _ value: Value, _ entry: SourceIndex.Entry, instead function: FunctionDeclaration, _ replaced: Set<String>
    ) -> Value.Instance? {
        guard function.takesEncoder || !replaced.isEmpty else { return nil }
        let (before, remarks) = (evaluator.oracle, evaluator.remarks)
        if let request = sent(value, entry) { return request }
        evaluator.oracle = before
        evaluator.remarks = remarks
        if function.takesEncoder { evaluator.remarkEncoder("encoder") }
        return nil
    }
}

/// Remarks about values that a request may carry although no code in the sources says so.
extension RequestReader {
    func remarkOptions(of function: FunctionDeclaration) {
        // A handler of the response changes no request: `fail: nil`
        let handlers = function.parameters.filter { parameter in
            guard let type = parameter.type, !type.mentions("Request") else { return false }
            return type.isClosure || evaluator.index.aliases[type.name]?.type.isClosure == true
        }.map(\.label)
        let isTrailing = handlers.last.map { $0 == function.parameters.last?.label } ?? false
        let sent = calls.map { call in
            call.filter { $0.label == nil ? !(isTrailing && !$0.isSent) : !handlers.contains($0.label) }
        }
        if Set(sent.map { "\($0)" }).count < 2 { return }
        let text = "calls hand different options to `\(function.name)`: those of one are taken"
        evaluator.remarks.add(EndpointField.sent, text)
    }

    /// What functions that take the request pass in place of a function's defaults, each once, unless the calls of the
    /// request say it: `withAuth: true` in `request(for: shelf, withAuth: true)`
    func replacements(in function: FunctionDeclaration, by callers: [ClientFunctions.Client]) -> Set<String> {
        let given = options?.compactMap(\.label) ?? []
        let labels = function.parameters.filter { $0.defaultValue != nil }.compactMap(\.label)
        let open = labels.filter { !given.contains($0) }
        if open.isEmpty { return [] }
        var found: Set<String> = []
        for caller in callers where caller.function.site != function.site {
            SwiftWalk.visit(caller.function.body ?? []) { expression in
                guard case .call(let callee, let arguments) = expression, callee.lastName == function.name,
                    function.fits(arguments)
                else { return }
                let others = arguments.filter { argument in
                    argument.label.map(open.contains) == true && !caller.function.handsOnDefault(argument, to: function)
                }
                found.insert("\(others)")
            }
        }
        return found == ["[]"] ? [] : found
    }

    func remarkDefaults(of function: FunctionDeclaration, _ replacements: Set<String>) {
        if replacements.isEmpty { return }
        let text = "code calls `\(function.name)` with other values than its defaults: those of one call are taken"
        evaluator.remarks.add(EndpointField.sent, text)
    }

    /// Remarks about members that look like sent values, and that have no known role.
    func others(_ value: Value, _ entry: SourceIndex.Entry) -> [Remark] {
        var remarks: [Remark] = []
        if entry.declaration == nil {
            remarks.add(EndpointField.carried, "what `\(entry.name)` makes of its arguments isn't in these sources")
        } else if let name = evaluator.index.outside(entry).min(), !evaluator.index.isOfMoya(entry) {
            let text = "the code that sends a `\(name)` isn't in these sources: it may add to the request"
            remarks.add(EndpointField.carried, text)
        }
        let known = RequestReader.known
        let signs = ["URLQueryItem", "Data", "Encodable", "Parameters", "Codable"]
        var seen: Set<String> = []
        let visited = evaluator.visited
        defer { evaluator.visited = visited }
        for candidate in [entry] + evaluator.index.ancestors(of: entry) {
            for property in candidate.members.properties where !property.isStatic && seen.insert(property.name).inserted
            {
                guard !known.contains(property.name), let type = property.type, property.hasCode,
                    !visited.contains(Evaluator.key(of: property, in: candidate.name)),
                    type.isOfMembers || signs.contains(where: type.mentions),
                    let found = evaluator.knownMember(property.name, of: value)
                else { continue }
                if found.isNull || found.key == "[]" || found.key == "[:]" { continue }
                remarks += RequestReader.unclear(
                    "`\(property.name)` isn't understood: whether the request carries it isn't known")
            }
        }
        return remarks
    }

    /// A remark on a path without a slash, which a library may put behind another one: `Request(service: self, path: "all/")`
    func start(_ entry: SourceIndex.Entry, _ draft: RequestDraft) -> [Remark] {
        guard entry.declaration == nil, let words = draft.url.first.map({ $0.words ?? "" }), !words.hasPrefix("/"),
            !words.contains("://")
        else { return [] }
        return [Remark(.path, "what `\(entry.name)` puts in front of the path isn't in these sources")]
    }

    /// Remarks about members that look like headers that a client adds to each request, but that no code was seen to
    /// read. The member for Moya's token plugin, `authorizationType`, is known.
    func ambient(_ value: Value, _ entry: SourceIndex.Entry, _ draft: inout RequestDraft) -> [Remark] {
        if evaluator.index.isOfMoya(entry), evaluator.index.made.contains("AccessTokenPlugin") {
            switch evaluator.knownMember("authorizationType", of: value) {
            case .choice?: draft.clientHeaders.append("Authorization")
            case .symbol?, .unknown?:
                let text = "`authorizationType` decides on a token, and what it is isn't known"
                draft.remarks.append(Remark(.headers, text))
            default: break
            }
        }
        let signs = ["auth", "token", "jwt", "credential", "cookie", "session", "apikey", "header"]
        let known = RequestReader.known
        return ([entry] + evaluator.index.ancestors(of: entry)).flatMap { candidate in
            candidate.members.properties.filter { property in
                let words = (property.name + (property.type?.text ?? "")).lowercased()
                return !property.isStatic && !known.contains(property.name) && property.getter != nil
                    && signs.contains(where: words.contains)
                    && !evaluator.visited.contains(Evaluator.key(of: property, in: candidate.name))
            }
        }.map { Remark(.headers, "`\($0.name)` may add headers, where no code that is there was seen to read it") }
    }

    /// Remarks about the caller's values that no code in the sources reads, since a wrapper or a macro may send them.
    func unread(
        _ entry: SourceIndex.Entry, besides roles: Set<String> = RequestReader.known,
        where mayBeSent: (PropertyDeclaration) -> Bool = { _ in true }
    ) -> [Remark] {
        guard entry.members.cases.isEmpty else { return [] }
        var remarks: [Remark] = []
        var words = ReferencedNames()
        for property in entry.members.properties { words.read(property.getter ?? []) }
        for function in entry.members.functions where function.name != "init" { words.read(function.body ?? []) }
        for property in entry.members.properties where property.isStored && !roles.contains(property.name) {
            if words.names.contains(property.name) || property.isConstant && property.value != nil { continue }
            guard mayBeSent(property) else { continue }
            remarks += RequestReader.unclear(
                "no code that is there reads `\(property.name)`: whether the request carries it isn't known")
        }
        return remarks
    }

    /// A remark on code of the type that sets a body, for requests that are taken from members and have none for it.
    func unknownBody(_ entry: SourceIndex.Entry) -> [Remark] {
        let line = [entry] + evaluator.index.ancestors(of: entry)
        let bodies = line.flatMap {
            $0.members.functions.compactMap(\.body) + $0.members.properties.compactMap(\.getter)
        }
        guard bodies.contains(where: { $0.names("httpBody") }) else { return [] }
        return [Remark(.body, "its code sets a body, and that code couldn't be followed", isUnknown: true)]
    }

    /// Members of libraries' protocols that no request carries.
    private static let harmless: Set<String> = [
        "sampleData", "validationType", "errorMap", "errorMapper", "domain", "dataParser", "decoder",
    ]

    static let known = Set(EndpointRole.allCases.flatMap(\.names)).union(harmless)
}

extension [Value.Piece] {
    /// The words before a path at the end: `/api` in `/api/stores`
    func prefix(before own: [Value.Piece]) -> String? {
        let (whole, path) = (inBraces, own.inBraces)
        let rooted = path.hasPrefix("/") ? path : "/" + path
        guard !path.isEmpty, whole.hasSuffix(rooted) else { return nil }
        let prefix = String(whole.dropLast(rooted.count))
        return prefix.contains("{") ? nil : prefix
    }
}

extension SourceIndex {
    /// Whether a property has a wrapper of the team, since code that looks for such wrappers may read it.
    func isWrapped(_ property: PropertyDeclaration) -> Bool {
        property.attributes.contains { type($0)?.declaration?.attributes.contains("propertyWrapper") == true }
    }
}

extension Value {
    /// The `URLRequest` that it is or holds.
    var request: Value.Instance? {
        guard case .instance(let instance) = self else { return nil }
        if instance.type == "URLRequest" { return instance }
        for name in instance.fields.keys.sorted() {
            if case .instance(let inner)? = instance.fields[name], inner.type == "URLRequest" { return inner }
        }
        return nil
    }
}

extension Value.Instance {
    /// Whether the code says words of the request's address.
    var saysAddress: Bool { (fields["url"]?.pieceList ?? []).contains { $0.words?.contains { $0.isLetter } == true } }
}

extension FunctionDeclaration {
    /// Whether an argument is a parameter of its own with the same default: `request(path, body: body)` with `body = nil`
    fileprivate func handsOnDefault(_ argument: SwiftArgument, to other: FunctionDeclaration) -> Bool {
        guard case .name(let name) = argument.value,
            let own = parameters.first(where: { $0.name == name })?.defaultValue,
            let value = other.parameters.first(where: { $0.label == argument.label })?.defaultValue
        else { return false }
        return "\(own)" == "\(value)"
    }
}
