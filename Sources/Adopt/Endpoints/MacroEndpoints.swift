/// Finds the functions without a body for which a macro writes the request: `@GET("/stores/:id") func store(id: Int)`.
struct MacroEndpoints {
    let index: SourceIndex
    let responses: ResponseFinder

    struct Found {
        let subject: EndpointReader.Subject
        let draft: RequestDraft
    }

    /// The part of the request that an argument belongs to.
    private enum Place: String { case path, query, header, field, body }

    private static let verbs: Set<String> = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
    /// Attributes that don't change a request.
    private static let harmless: Set<String> = ["API", "Mock", "MainActor", "Service", "DependencyClient"]

    func all() -> [Found] {
        index.entries.flatMap { entry in
            entry.members.functions.filter { $0.body == nil }.compactMap { found($0, entry) }
        }
    }

    private func found(_ function: FunctionDeclaration, _ entry: SourceIndex.Entry) -> Found? {
        let verbs = function.marks.filter { Self.verbs.contains($0.name.uppercased()) }
        guard let (verb, path) = verbs.lazy.compactMap({ verb in verb.text.map { (verb, $0) } }).first else {
            return nil
        }
        var draft = RequestDraft()
        draft.method = verb.name.uppercased()
        // `@API("https://clock.example")`
        let server = (entry.declaration?.marks ?? []).compactMap(\.text).first { $0.firstRange(of: "://") != nil } ?? ""
        let slash = server.isEmpty || server.hasSuffix("/") || path.hasPrefix("/") ? "" : "/"
        draft.url = ([.words(server + slash)] + pieces(path, function, entry)).joinedWords
        var kind = BodyKind.json
        for mark in function.marks where mark.name != verb.name {
            if let named = BodyKind(named: mark.name) {
                kind = named
            } else if mark.name == "Headers" {
                draft.headers += headers(mark)
            } else {
                remark(mark.name, &draft)
            }
        }
        for name in entry.declaration?.attributes ?? [] where name.first?.isUppercase == true { remark(name, &draft) }
        var fields: [RequestDraft.Field] = []
        for parameter in function.parameters where parameter.type?.isClosure != true {
            let name = parameter.name ?? "_"
            let (place, wire, type) = reading(parameter, path, draft.method ?? "GET")
            let symbol = Symbol(text: name, type: index.resolved(type, from: entry.name), isInput: true)
            let field = RequestDraft.Field(name: wire, value: .argument(symbol), isConditional: symbol.isOptional)
            switch place {
            case .path: continue
            case .query: draft.query.append(field)
            case .header: draft.headers.append(field)
            case .field: fields.append(field)
            case .body: draft.body = .model(kind, symbol)
            }
        }
        if !fields.isEmpty { draft.body = .fields(kind, fields) }
        return Found(subject: EndpointReader.Subject(function, in: entry, responses), draft: draft)
    }

    private func remark(_ name: String, _ draft: inout RequestDraft) {
        guard !MacroEndpoints.harmless.contains(name), name.first?.isUppercase == true else { return }
        draft.remarks += RequestReader.unclear("what `@\(name)` changes of the request isn't known")
    }

    /// The pieces of `/stores/:id` or `/stores/{id}`, with a hole for each argument.
    private func pieces(_ path: String, _ function: FunctionDeclaration, _ entry: SourceIndex.Entry) -> [Value.Piece] {
        var pieces: [Value.Piece] = []
        for (position, segment) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if position > 0 { pieces.append(.words("/")) }
            guard let name = Self.placeholder(segment) else {
                pieces.append(.words(String(segment)))
                continue
            }
            let parameter = function.parameters.first { $0.name == name || $0.label == name }
            let written = parameter.map { reading($0, path, "GET").type } ?? nil
            let type = index.resolved(written, from: entry.name)
            pieces.append(.hole(Symbol(text: name, type: type, isInput: parameter != nil)))
        }
        return pieces.joinedWords
    }

    private static func placeholder(_ segment: Substring) -> String? {
        if segment.hasPrefix(":") { return String(segment.dropFirst()) }
        return segment.hasPrefix("{") && segment.hasSuffix("}") ? String(segment.dropFirst().dropLast()) : nil
    }

    /// The place of a parameter, from a wrapper of its type or an attribute, such as `Query<Int>` and
    /// `@Header("X-Device")`, or else from its name and the method.
    private func reading(_ parameter: SwiftParameter, _ path: String, _ method: String) -> (
        place: Place, wire: String, type: SwiftType?
    ) {
        let name = parameter.name ?? "_"
        var wire = name
        if let mark = parameter.marks.first(where: { Place(rawValue: $0.name.lowercased()) != nil }),
            let place = Place(rawValue: mark.name.lowercased())
        {
            return (place, mark.text ?? name, parameter.type)
        }
        let holes = path.split(separator: "/").compactMap(Self.placeholder)
        if let written = parameter.type, let place = Place(rawValue: written.name.lowercased()),
            let inner = written.arguments.first
        {
            wire = place == .header ? name.split(separator: "_").joined(separator: "-") : name
            return (place, wire, written.isOptional ? inner.asOptional : inner)
        }
        if holes.contains(name) { return (.path, wire, parameter.type) }
        return (["GET", "HEAD", "DELETE"].contains(method) ? .query : .field, wire, parameter.type)
    }

    /// `@Headers(["X-Beta": "1"])`
    private func headers(_ mark: SwiftMark) -> [RequestDraft.Field] {
        guard case .dictionary(let pairs)? = mark.arguments.first?.value else { return [] }
        return pairs.compactMap { pair in
            guard case .text(let name) = pair.key, case .text(let value) = pair.value, let key = name.first?.words,
                let text = value.first?.words
            else { return nil }
            return RequestDraft.Field(name: key, value: .constant(text, isText: true))
        }
    }
}
