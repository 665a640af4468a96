/// The places that code assigns to: names, members, elements and key paths.
extension Evaluator {
    /// The result of the team's own subscript, or with a new value the owner that its setter has changed; nil if the
    /// owner's type declares none: `request[header: "X-Shop"] = shop`
    func subscripted(_ owner: Value, _ arguments: [SwiftArgument], _ new: Value?, in scope: inout Scope) -> Value? {
        guard let entry = owner.typeName.flatMap({ index.type($0) }) else { return nil }
        let name = new == nil ? "subscript" : "subscript="
        let written = arguments + (new == nil ? [] : [SwiftArgument(label: "=", value: .null)])
        guard let found = function(name, of: entry, written, isStatic: false) else { return nil }
        let payload = parts(arguments, in: &scope) + (new.map { [Value.Part(label: "=", value: $0)] } ?? [])
        let (function, type) = chosen(found, payload)
        let result = invoke(function, type, payload, this: owner)
        return new == nil ? result : finalScope?.this.map(current)
    }

    /// A member that only a subscript knows, or the owner with it set: `subscript(dynamicMember name: String)`
    func dynamic(_ name: String, of owner: Value, to new: Value? = nil) -> Value? {
        guard let entry = owner.typeName.flatMap({ index.type($0) }), let place,
            entry.declaration?.attributes.contains("dynamicMemberLookup") == true
        else { return nil }
        let known = index.members.functions("subscript", of: entry.name)
        let isText = known.allSatisfy { $0.parameters.first?.type == "String" }
        var scope = Scope(type: entry.name, file: place.file)
        let argument = SwiftArgument(label: "dynamicMember", value: .text([.words(name)]))
        return isText ? subscripted(owner, [argument], new, in: &scope) : nil
    }

    /// Notes that code changes a part of a value which isn't known: `items[index].value = text`
    func obscure(_ owner: SwiftExpression, in scope: inout Scope) {
        let value = evaluate(owner, in: &scope)
        switch (value, owner) {
        case (.unknown, .member(let outer?, _)), (.unknown, .element(let outer, _)), (.unknown, .chained(let outer)),
            (.unknown, .forced(let outer)):
            obscure(outer, in: &scope)
        case (.list, _), (.tuple, _): assign(.unknown(owner.lastName ?? value.key), to: owner, in: &scope)
        case (.instance(let made), _) where made.isMade || ["URLRequest", "URLComponents", "Data"].contains(made.type):
            let text = "code changes a part of `\(owner.lastName ?? made.type)` that isn't understood"
            remarks.add(EndpointField.sent, text, isUnknown: true)
        default: return
        }
    }

    /// The members by which SwiftyJSON reads and sets values: `body["name"].string = name`
    private static let kinds: Set<String> = [
        "string", "int", "bool", "double", "float", "number", "array", "dictionary", "object", "arrayObject",
        "dictionaryObject",
    ]

    func assign(_ value: Value, to target: SwiftExpression, in scope: inout Scope) {
        switch target {
        case .name("self"): scope.this = typed(value, as: scope.type.map { SwiftType($0) }, from: scope.type)
        case .name(let name):
            if scope.values[name] != nil {
                scope.values[name] = typed(value, as: scope.types[name], from: scope.type)
            } else if let this = scope.this, let changed = set(name, of: this, to: value, isMaking: scope.isMaking) {
                scope.this = changed
            } else {
                scope.values[name] = value
            }
        case .member(.name("self")?, let name):
            if let this = scope.this { scope.this = set(name, of: this, to: value, isMaking: scope.isMaking) ?? this }
        case .member(.element(let base, let arguments)?, let name)
        where index.imports.contains("SwiftyJSON") && Self.kinds.contains(name):
            assign(value, to: .element(base, arguments), in: &scope)
        case .member(let base?, let name):
            let owner = evaluate(base, in: &scope)
            if let changed = set(name, of: owner, to: value) {
                store(changed, in: base, &scope)
            } else if owner.isUnknown {
                obscure(base, in: &scope)
            }
        case .element(let base, let arguments) where arguments.first?.label == "keyPath":
            let place = evaluate(arguments[0].value, in: &scope).keyPath?.place(from: base)
            if let place { assign(value, to: place, in: &scope) } else { obscure(base, in: &scope) }
        case .element(let base, let arguments):
            let owner = evaluate(base, in: &scope)
            if let changed = subscripted(owner, arguments, value, in: &scope) {
                return assign(changed, to: base, in: &scope)
            }
            guard let key = arguments.first.map({ evaluate($0.value, in: &scope) }) else { return }
            let filled = asDictionary(owner, with: key)
            guard var changed = set(key, of: filled ?? owner, to: value) else { return obscure(base, in: &scope) }
            if value.symbol?.isOptional == true, case .dictionary(var entries) = changed,
                entries.type?.pair?.value.isOptional != true
            {
                // A dictionary has no entry for nil.
                entries.entries.mark(key)
                changed = .dictionary(entries)
            }
            assign(changed, to: base, in: &scope)
        case .chained(let inner), .forced(let inner): assign(value, to: inner, in: &scope)
        case .tuple(let targets):
            guard case .tuple(let parts) = value, parts.count == targets.count else { return }
            for (target, part) in zip(targets, parts) { assign(part.value, to: target.value, in: &scope) }
        default: break
        }
    }

    /// A new value of a library's type that code gives an element by name: `var body = Body()`, `body["name"] = name`
    private func asDictionary(_ owner: Value, with key: Value) -> Value? {
        guard case .instance(let made) = owner, made.fields.isEmpty, key.knownText != nil, !index.isDeclared(made.type),
            !["URLRequest", "URLComponents"].contains(made.type)
        else { return nil }
        let text = "`\(key.shown)` is set in a value whose type isn't in these sources: a dictionary is assumed"
        remarks.add(EndpointField.carried, text)
        return .dictionary(Value.Entries())
    }

    /// The value with a member set, after the team's setter or observer has run.
    /// - Parameter isMaking: whether an initialiser sets it, so that no observer runs.
    private func set(_ name: String, of owner: Value, to value: Value, isMaking: Bool = false) -> Value? {
        note(changed(current(owner), name, to: value, isMaking))
    }

    private func changed(_ owner: Value, _ name: String, to value: Value, _ isMaking: Bool) -> Value? {
        if case .tuple(var parts) = owner {
            guard let position = parts.firstIndex(where: { $0.label == name }) ?? Int(name), position < parts.count
            else { return nil }
            parts[position].value = value
            return .tuple(parts)
        }
        guard let entry = owner.typeName.flatMap({ index.type($0) }),
            let (property, type) = property(name, of: entry, isStatic: false)
        else {
            if let changed = dynamic(name, of: owner, to: value) { return changed }
            // `request.allHTTPHeaderFields = .init(pairs) { $1 }`
            guard case .choice(let choice) = value, choice.name == "init", choice.type == nil else {
                return Foundation.set(name, of: owner, to: value)
            }
            return Foundation.set(name, of: owner, to: typed(value, as: Foundation.collections[name], from: nil))
        }
        let value = typed(value, as: property.type, from: type)
        guard let setter = property.setter, !(setter.isObserver && isMaking), !isRunning("set " + name), !isDeep else {
            return Foundation.set(name, of: owner, to: value)
        }
        stack.append("set " + name)
        defer { stack.removeLast() }
        let this = setter.isObserver ? Foundation.set(name, of: owner, to: value) : owner
        var scope = Scope(this: this, type: type, file: property.file)
        scope.values[setter.name] = setter.isObserver ? .unknown("oldValue") : value
        if setter.isObserver { note(this) }
        _ = run(setter.body, in: &scope)
        return scope.this.map(current)
    }

    /// `parameters["page"] = page`
    private func set(_ key: Value, of owner: Value, to value: Value) -> Value? {
        switch owner {
        case .dictionary(let entries):
            let key = named(typed(key, as: entries.type?.pair?.key, from: nil))
            return .dictionary(value.isNull ? removing(key, from: entries) : entries.setting(key, to: value))
        case .list(var list):
            guard let position = key.integer, list.elements.indices.contains(position) else {
                return .unknown(owner.key)
            }
            list.elements[position].value = value
            return .list(list)
        case .null, .tuple: return .dictionary(Value.Entries().setting(named(key), to: value))
        case .symbol(let symbol):
            return set(key, of: .dictionary(Value.Entries(entries: [], open: [symbol])), to: value)
        default: return nil
        }
    }

    /// The entries without a key. A model of the caller is written out; what a caller's dictionary holds isn't known.
    private func removing(_ key: Value, from entries: Value.Entries) -> Value.Entries {
        var result = entries
        result.open = []
        for symbol in entries.open {
            if let known = self.entries(of: .symbol(symbol)) {
                result = known.merging(result)
            } else {
                result.open.append(symbol)
                remarks.add(EndpointField.carried, "`\(key.shown)` is taken out of `\(symbol.text)`")
            }
        }
        return result.setting(key, to: .null)
    }

    /// Notes that a function outside the sources may change its receiver, since its result isn't used:
    /// `items.appendPage(page)`
    func loosen(_ owner: SwiftExpression, changedBy name: String, in scope: inout Scope) {
        let others = ["sort", "reverse", "shuffle", "swap", "reserve", "log", "print", "withunsafebytes", "withutf8"]
        guard let word = owner.lastName ?? owner.elementName, !others.contains(where: name.lowercased().contains) else {
            return
        }
        let symbol = Symbol(text: word, type: nil, isInput: false, isChanged: true)
        let text = "`\(name)` isn't in these sources, and may change `\(word)`"
        let value = evaluate(owner, in: &scope)
        if let opened = value.opened(by: symbol) { return assign(opened, to: owner, in: &scope) }
        switch value {
        case .instance(let made) where ["URLRequest", "URLComponents"].contains(made.type):
            remarks.add(EndpointField.carried + [.path], text, isUnknown: true)
        case .instance(let made) where made.type == "Data": remarks.add([.body], text, isUnknown: true)
        case .text(let pieces) where pieces.first?.words?.contains("/") == true:
            remarks.add([.path], text, isUnknown: true)
        case .literal(let literal): assign(.symbol(symbol.of(SwiftType(literal.literalType))), to: owner, in: &scope)
        case .choice(let choice) where choice.type != nil:
            assign(.symbol(symbol.of(SwiftType(choice.type ?? "Any"))), to: owner, in: &scope)
        case .unknown: if case .element(let list, _) = owner { obscure(list, in: &scope) }
        default: return
        }
    }

    /// Whether code outside the sources gets a request to change, which sends nothing: `headers.add(to: &request)`
    func mayChange(_ arguments: [SwiftArgument], _ payload: [Value.Part], _ name: String) -> Bool {
        let changes = zip(arguments, payload).contains { argument, part in
            guard case .unary("&", _) = argument.value, case .instance(let request) = part.value else { return false }
            return request.type == "URLRequest"
        }
        if changes {
            remarks.add(Remark(.headers, "`\(name)` may add some, and isn't in these sources", isUnknown: true))
        }
        return changes
    }
}

extension Value {
    static func numbers(_ range: Range<Int>) -> Value {
        .list(List(elements: range.map { Element(value: .literal(String($0))) }))
    }

    /// The expression of a key path, which is read as a closure: `$0.name`
    var keyPath: SwiftExpression? {
        guard case .closure(let function) = self, function.parameters.isEmpty, function.body.count == 1,
            case .expression(let path) = function.body[0].kind
        else { return nil }
        return path
    }
}

extension SwiftExpression {
    /// The text of a key path that names members: `$0.shop.name`
    var pathText: String? {
        switch self {
        case .name("$0"): "$0"
        case .member(let inner?, let name): inner.pathText.map { $0 + "." + name }
        case .chained(let inner), .forced(let inner): inner.pathText
        default: nil
        }
    }

    /// The name of the list in `items[index]`
    var elementName: String? { if case .element(let list, _) = self { list.lastName } else { nil } }

    /// The place to which a key path leads from a value: `filter.name` for `$0.name` and `filter`
    func place(from value: SwiftExpression) -> SwiftExpression? {
        switch self {
        case .name("$0"): return value
        case .member(let inner?, let name): return inner.place(from: value).map { .member($0, name) }
        case .element(let inner, let keys): return inner.place(from: value).map { .element($0, keys) }
        case .chained(let inner): return inner.place(from: value).map { .chained($0) }
        case .forced(let inner): return inner.place(from: value).map { .forced($0) }
        default: return nil
        }
    }
}
