extension Evaluator {
    func construct(_ name: String, _ payload: [Value.Part], in scope: Scope, _ types: [SwiftType] = []) -> Value {
        if name == "Self", let own = scope.ownType { return construct(own, payload) }
        let types = types.map { index.resolved($0, from: scope.type) ?? $0 }
        let meant = index.type(name, from: scope.type)?.name
        // `Request(url: url)` in an extension of a library's `HTTPClient`
        if meant == nil, let own = scope.type, !index.isDeclared(own),
            let known = Foundation.construct(own + "." + name, payload, self)
        {
            return known
        }
        return construct(meant ?? name, payload, types)
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
            if let known = Foundation.construct(name, payload, self) ?? task(name, payload) { return known }
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
        let isOpen = isDescription || entry.declaration?.kind == .structure || entry.isBuilder
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

    /// The initialisers that make all requests of a type, and the type that declares them.
    private func makers(for entry: SourceIndex.Entry) -> ([FunctionDeclaration], owner: String) {
        var makers = entry.members.functions.filter { $0.name == "init" && $0.body != nil }
        var owner = entry.name
        if makers.isEmpty, let (_, first) = inherited(by: entry).first {
            owner = first
            makers = inherited(by: entry).filter { $0.1 == first }.map(\.0)
        }
        // Callers use a private initialiser only through the others, unless static members call it.
        let code = entry.members.functions.filter(\.isStatic).flatMap { $0.body ?? [] }
        let shared = code + entry.members.properties.filter(\.isStatic).flatMap(\.code)
        let isOffered = ["init", "Self", SourceIndex.last(entry.name)].contains { shared.names($0) }
        let open = makers.filter { !$0.isPrivate }
        let hidden = isOffered || open.isEmpty ? [] : makers.filter(\.isPrivate)
        if !hidden.isEmpty { makers = open }
        // An initialiser that calls another one makes only some of the requests.
        let designated = makers.filter { maker in !maker.isDelegating || hidden.contains(where: maker.calls) }
        return (designated.isEmpty ? makers : designated, owner)
    }

    /// A request of the team whose initialiser gets its arguments from the caller.
    func input(of entry: SourceIndex.Entry) -> Value {
        var instance = Value.Instance(type: entry.name, fields: [:], isInput: true)
        let (designated, owner) = makers(for: entry)
        let candidates = designated.filter { maker in
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
}

extension SourceIndex.Entry {
    /// Whether a class puts a request together and leaves the sending to others.
    fileprivate var isBuilder: Bool {
        members.functions.contains { $0.body != nil && $0.result?.mentions("URLRequest") == true }
            && !members.functions.contains { ReferencedNames($0.body).asks }
    }

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
        // Core Data asks a store, and no server; a database is opened at a path.
        if name == "URL" || name.hasPrefix("NSFetch") || Value.isStore(name) { return false }
        return path.hasPrefix("/") || isRequest(type)
    }

    /// Whether a type is called as one of requests.
    static func isRequest(_ type: String) -> Bool {
        ["Request", "Endpoint", "Resource", "Route"].contains(where: type.hasSuffix)
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
    fileprivate var isDelegating: Bool { ReferencedNames(body).names.isSuperset(of: ["self", "init"]) }

    /// Whether it calls an initialiser: `self.init(items: [])`
    fileprivate func calls(_ maker: FunctionDeclaration) -> Bool {
        var calls = false
        SwiftWalk.visit(body ?? []) { expression in
            guard case .call(.member(.name("self")?, "init"), let arguments) = expression else { return }
            calls = calls || maker.fits(arguments)
        }
        return calls
    }
}
