extension Evaluator {
    func call(_ callee: SwiftExpression, _ written: [SwiftArgument], in scope: inout Scope) -> Value {
        let isClosure = if case .closure? = written.last?.value { written.last?.label == nil } else { false }
        let arguments =
            isClosure ? written.labelled(callee.library(index, scope.type.flatMap { index.type($0) })) : written
        switch callee {
        case .name(let name):
            if case .closure(let function)? = scope.values[name] {
                return runNamed(function, arguments, scope.types[name]?.closure?.parameters ?? [], in: &scope)
            }
            if arguments.isEmpty, let value = heldValue(name, in: scope) { return value }
            if let found = ownFunction(name, arguments, in: scope) {
                let payload = parts(arguments, in: &scope)
                let function = chosen(found, payload)
                if takesEndpoint(payload) || takesEndpoint(payload, function.0), !function.0.makesRequest {
                    return .symbol(Symbol(text: name + "()", type: nil, isInput: false, isOfEndpoint: true))
                }
                let this = function.0.isStatic ? scope.ownType.map(Value.type) : scope.this
                let result = invoke(function.0, function.1, payload, this: this.map { receiver($0, function.1) })
                writeBack(arguments, function.0.parameters, in: &scope)
                if !function.0.isStatic, let this = finalScope?.this, this.isChangeable { scope.this = this }
                return result
            }
            if let result = callGlobal(name, arguments, in: &scope) { return result }
            if let this = scope.this, case .closure(let function)? = knownMember(name, of: this) {
                let result = run(function, parts(arguments, in: &scope))
                writeBack(arguments, function.parameters, in: &scope)
                return result
            }
            if name == "type", arguments.first?.label == "of" {
                let value = evaluate(arguments[0].value, in: &scope)
                return value.typeName.map(Value.type) ?? .unknown("type(of: " + value.key + ")")
            }
            // Evaluated once, since the code of an argument may change something.
            let payload = parts(arguments, in: &scope)
            if let request = changed(by: name, payload, in: scope) { return request }
            if ["max", "min", "abs"].contains(name), index.type(name, from: scope.type) == nil {
                if let value = Foundation.call(name, .null, payload, self) {
                    return value.made(of: payload.first { $0.value.symbol != nil }?.value, by: name, payload)
                }
            }
            if let this = scope.this, this.isValue, index.type(name, from: scope.type) == nil,
                let changed = Foundation.mutate(name, this, payload, self)
            {
                // In an extension: `append(text.data(using: .utf8)!)`
                scope.this = changed
                return .tuple([])
            }
            if let this = scope.this, let type = scope.type, !index.isDeclared(type),
                index.type(name, from: type) == nil, let value = Foundation.call(name, this, payload, self)
            {
                return value
            }
            // In an enum's case, `request` is a function of a library's protocol, not Alamofire's, which sends.
            if name == "request", case .choice? = scope.this, !index.imports.contains("Alamofire") {
                return .unknown(name + "()")
            }
            defer { forget(arguments, in: &scope) }
            return mayChange(arguments, payload, name) ? .tuple([]) : construct(name, payload, in: scope)
        case .type(let type) where type.isBracketed && arguments.isEmpty:
            return type.pair == nil ? .list(Value.List()) : .dictionary(Value.Entries(type: type))
        case .type(let type): return construct(type.name, parts(arguments, in: &scope), in: scope, type.arguments)
        case .member(nil, let name):
            let payload = parts(arguments, in: &scope)
            if name == "init", let item = Foundation.construct("URLQueryItem", payload, self), payload.isQueryItem {
                return item
            }
            return .choice(Value.Choice(type: nil, name: name, payload: payload))
        case .member(let base?, let name):
            // With the name of the module as a prefix: `ShopKit.request(base: url)`
            if case .name(let module) = base, scope.values[module] == nil, isType(module, in: scope),
                index.type(module, from: scope.type) == nil, let result = callGlobal(name, arguments, in: &scope)
            {
                return result
            }
            let result = call(name, on: base, arguments, in: &scope)
            guard result.symbol?.isOptional == false, let first = base.chainedFirst else { return result }
            return result.chained(behind: evaluate(first, in: &scope))
        case .array, .dictionary:
            if arguments.isEmpty { return callee.emptyCollection }
            // `[URLQueryItem](filter: filter)`
            let name = if case .array = callee { "Array" } else { "Dictionary" }
            return construct(name, parts(arguments, in: &scope))
        default:
            let value = evaluate(callee, in: &scope)
            if case .closure(let function) = value { return runNamed(function, arguments, [], in: &scope) }
            if case .chained = callee, value.isNull { return .null }
            return .unknown(value.key + "()")
        }
    }

    private func callGlobal(_ name: String, _ arguments: [SwiftArgument], in scope: inout Scope) -> Value? {
        guard let first = best(index.members.functions(name), arguments) else { return nil }
        let payload = parts(arguments, in: &scope)
        let function = chosen((first, nil), payload).0
        // A function that writes a dictionary as a query isn't run, since it handles every kind of value.
        if function.result?.name == "String",
            let query = payload.first.flatMap({ Foundation.query(name, of: $0.value) })
        {
            return query
        }
        let result = invoke(function, nil, payload, this: nil)
        writeBack(arguments, function.parameters, in: &scope)
        return result
    }

    func parts(_ arguments: [SwiftArgument], in scope: inout Scope) -> [Value.Part] {
        defer { changes[scope.frame] = nil }
        let parts = arguments.map { Value.Part(label: $0.label, value: evaluate($0.value, in: &scope)) }
        noteMapping(parts)
        return parts
    }

    private func call(_ name: String, on base: SwiftExpression, _ arguments: [SwiftArgument], in scope: inout Scope)
        -> Value
    {
        if case .name("super") = base {
            return callInherited(name, parts(arguments, in: &scope), arguments, in: &scope)
        }
        if case .name("self") = base, name == "init", let type = scope.this?.typeName ?? scope.type {
            scope.this = construct(type, parts(arguments, in: &scope))
            scope.isMaking = false
            return .tuple([])
        }
        if case .name("Self") = base, let type = scope.ownType {
            return callStatic(name, of: type, parts(arguments, in: &scope), arguments, in: &scope)
        }
        if name == "encode", encode(arguments, to: base, in: &scope) { return .tuple([]) }
        if let type = base.namedType?.name, scope.values[type] == nil, isType(type, in: scope) {
            let payload = parts(arguments, in: &scope)
            let owner = index.type(type, from: scope.type)?.name ?? type
            return callStatic(name, of: owner, payload, arguments, in: &scope)
        }
        if let nested = nestedType(base) {
            return callStatic(name, of: nested, parts(arguments, in: &scope), arguments, in: &scope)
        }
        let owner = rooted(evaluate(base, in: &scope), in: scope)
        if case .name(let written) = base, scope.types[written]?.isOptional == true, name == "map" || name == "flatMap",
            owner.isOne, case .closure(let function)? = arguments.first.map({ evaluate($0.value, in: &scope) })
        {
            return run(function, [Value.Part(label: nil, value: owner)])
        }
        if let result = runInPlace(name, owner, arguments, in: &scope) { return result }
        let payload = parts(arguments, in: &scope)
        // `items?.append(item)` does nothing if `items` is nil.
        if case .chained = base, owner.isNull { return .null }
        if case .type(let type) = owner { return callStatic(name, of: type, payload, arguments, in: &scope) }
        let hiding = unrequired(name, of: scope.declared(base), arguments)
        let written = textType(of: base, owner, in: scope)
        let found = (hiding ?? method(name, of: owner, arguments, as: written)).map { chosen($0, payload) }
        noteNamesakes(of: name, owner, written, found?.1)
        // A function with a result isn't the one of Foundation that changes its value, nor one that merges without a
        // closure: `headers.merge(others)`
        let isOwn = found.map { $0.0.result != nil || name == "merge" && payload.count == 1 } ?? false
        if !isOwn, let changed = Foundation.mutate(name, owner, payload, self) {
            assign(changed, to: base, in: &scope)
            return .tuple([])
        }
        if let function = found {
            guard function.0.makesRequest || !takesEndpoint(payload) && !takesEndpoint(payload, function.0) else {
                return .symbol(Symbol(text: name + "()", type: nil, isInput: false, isOfEndpoint: true))
            }
            var result = invoke(function.0, function.1, payload, this: receiver(owner, function.1))
            if result.isUnknown, let query = Foundation.query(name, of: owner) { result = query }
            writeBack(arguments, function.0.parameters, in: &scope)
            // A caller's value that is replaced: `self = .armed`
            let isReplaced = owner.symbol != nil && finalScope?.this?.isValue == false
            if owner.isChangeable || isReplaced, let this = finalScope?.this, this.isChangeable, this.key != owner.key {
                store(this, in: base, &scope)
            }
            return result
        }
        if case .closure(let function)? = knownMember(name, of: owner) {
            let result = run(function, payload)
            writeBack(arguments, function.parameters, in: &scope)
            return result
        }
        if let result = callLive(name, owner, payload) { return result }
        if name == "write", let file = payload.value("to") { files[file.key] = owner }
        if let result = Foundation.call(name, owner, payload, self) {
            forget(arguments, in: &scope)
            return result.made(of: owner, by: name, payload)
        }
        if let query = Foundation.query(name, of: owner) { return query }
        if let request = adapted(by: name, owner, payload) { return request }
        describe(payload)
        let count = sent.count
        if !mayChange(arguments, payload, name) { send(name, owner, payload) }
        // `queue.async { self.session.dataTask(with: request).resume() }`
        let isAsked = callsBack(owner, by: name)
        let isSent = sent.count > count
        let running = payload.filter { part in
            handsOn(part.value) || !isSent && (isAction(part.value) || isAsked && maySend(part.value))
        }
        runForEffect(running)
        forget(arguments, in: &scope)
        return unknownCall(name, owner, payload).made(of: owner, by: name, payload)
    }

    private func isType(_ name: String, in scope: Scope) -> Bool {
        if name == "self" || name == "super" || isGlobal(name, in: scope) { return false }
        if index.type(name, from: scope.type) != nil { return SourceIndex.last(name).first?.isUppercase == true }
        return name.split(separator: ".").allSatisfy { $0.first?.isUppercase == true || $0.first == "[" }
    }

    /// Whether it is the name of a global value, which may begin with a capital letter: `let API = Api.shared`
    func isGlobal(_ name: String, in scope: Scope) -> Bool {
        index.globals[name] != nil && index.type(name, from: scope.type) == nil
    }

    private func callStatic(
        _ name: String, of type: String, _ payload: [Value.Part], _ arguments: [SwiftArgument], in scope: inout Scope
    ) -> Value {
        if name == "init" { return construct(type, payload) }
        if let entry = index.type(type) {
            if entry.members.cases.contains(where: { $0.name == name }) {
                return .choice(filled(Value.Choice(type: entry.name, name: name, payload: payload), of: entry))
            }
            if let (function, owner) = function(name, of: entry, arguments, isStatic: true).map({ chosen($0, payload) })
            {
                let result = invoke(function, owner, payload, this: .type(entry.name))
                writeBack(arguments, function.parameters, in: &scope)
                return result
            }
            if case .closure(let function)? = staticClosure(name, of: entry.name) { return run(function, payload) }
        }
        if let known = Foundation.call(name, .type(type), payload, self) { return known }
        if let task = task(type + "." + name, payload) { return task }
        defer { forget(arguments, in: &scope) }
        if mayChange(arguments, payload, name) { return .tuple([]) }
        let count = sent.count
        send(name, .type(type), payload)
        if sent.count == count { runForEffect(payload) }
        if name.first?.isUppercase == true { return construct(type + "." + name, payload) }
        if asked(payload) != nil { return unknownCall(name, .type(type), payload) }
        return .choice(Value.Choice(type: type, name: name, payload: payload))
    }

    /// Usual names of functions that turn a model into a dictionary, which most likely holds the same values.
    private static let writers: Set<String> = [
        "asDictionary", "toDictionary", "asParameters", "toParameters", "toJSON", "asJSON",
    ]

    /// The result of a call about which nothing is known: a guess from the arguments or from a symbol, otherwise unknown.
    private func unknownCall(_ name: String, _ owner: Value, _ payload: [Value.Part]) -> Value {
        if case .dictionary(let entries)? = payload.first?.value, let filled = filled(owner.knownText ?? "", entries) {
            let text = "`\(name)` isn't in these sources, and is taken to fill in the names in braces"
            remarks.add(Remark(.path, text))
            return .text(filled)
        }
        if let type = asked(payload) {
            return .symbol(Symbol(text: owner.shown + "." + name + "()", type: type, isInput: false))
        }
        switch owner {
        case .list, .dictionary: return .unknown(owner.key + "." + name + "()")
        case .symbol(let symbol) where payload.isEmpty && Evaluator.writers.contains(name):
            return .symbol(symbol.changed())
        case .symbol(let symbol):
            return .symbol(
                Symbol(text: symbol.text + "." + name + "()", type: nil, isInput: symbol.isInput, isChanged: true))
        case .null: return .null
        default: return .unknown(owner.key + "." + name + "()")
        }
    }

    // MARK: Runs

    func invoke(_ function: FunctionDeclaration, _ type: String?, _ payload: [Value.Part], this: Value?) -> Value {
        let name = Evaluator.key(of: function, in: type)
        let called = this
        let this = function.isStatic ? nil : this
        finalScope = nil
        visited.insert(name)
        noteConditions(function.file, function.place, function.body, function.result)
        let isSentBehind = senders?.contains(function) == true && isBehindOthers(name)
        guard let body = function.body, mayGoOn(),
            !isSentBehind && stack.count(where: { $0 == name }) < 2 || !isRunning(name)
        else { return .unknown(function.name + "()") }
        if sendsEndpoint(function, name, payload, this) || settled.contains(name) && !payload.contains(where: maySend) {
            runForEffect(payload)
            return .symbol(Symbol(text: function.name + "()", type: function.result, isInput: false))
        }
        describe(payload, to: name)
        stack.append(name)
        defer { stack.removeLast() }
        let before = place
        defer { place = before }
        place = (function.file, function.place)
        var scope = Scope(this: this, type: type, file: function.file, frame: nextFrame())
        if case .type(let own)? = called, own != type { scope.called = own }
        scope.result = function.result
        scope.function = name
        bind(payload, to: function.parameters, in: &scope, from: type)
        bindTypes(of: function, in: &scope)
        let given = index.result(of: function, this, in: type)
        let result = typed(value(of: body, in: &scope), as: given, from: type)
        finalScope = scope
        if case .tuple(let parts) = result, parts.isEmpty, let known = given {
            return .symbol(Symbol(text: function.name + "()", type: known, isInput: false))
        }
        return result
    }

    /// Whether it sends an endpoint of the team's, and adds nothing to it: `StoreService.store(id).request { … }`
    private func sendsEndpoint(_ function: FunctionDeclaration, _ name: String, _ payload: [Value.Part], _ this: Value?)
        -> Bool
    {
        guard senders?.contains(function) == true, function.result?.contains(where: Self.addresses.contains) != true
        else { return false }
        let isSent = takesEndpoint([Value.Part(label: nil, value: this ?? .null)])
        return isSent && payload.allSatisfy(\.value.isClosure)
            || covered.contains(name) && (isSent || takesEndpoint(payload))
    }

    /// Whether an argument is a closure that may send something.
    private func maySend(_ part: Value.Part) -> Bool {
        guard case .closure(let function) = part.value else { return false }
        return senders?.areNamed(in: ReferencedNames(function.body)) == true
    }

    /// The types of what a function makes of an endpoint without sending it.
    private static let addresses: Set<String> = ["URLRequest", "URL", "URLComponents", "String"]

    /// Adds remarks on compiler conditions around code, or in it. A session, its result, adds nothing but headers.
    func noteConditions(_ file: SwiftFile, _ place: Range<Int>, _ body: [SwiftStatement]?, _ type: SwiftType?) {
        guard let known = index.conditions[file.path] else { return }
        let fields = type?.lastName == "URLSession" ? [.headers] : EndpointField.sent
        let end = max(place.upperBound, body?.last?.place.upperBound ?? 0, place.lowerBound + 1)
        let around = known.filter { $0.extent.overlaps(place.lowerBound..<end) }
        for one in around { remarks.add(fields, "`\(one.text)` decides, and one branch of it was read") }
    }

    func run(_ function: Value.Function, _ payload: [Value.Part]) -> Value {
        if !function.overloads.isEmpty { return runOverload(of: function, payload) }
        guard !isDeep, mayGoOn() else { return .unknown("closure") }
        let before = origins
        origins[stack.count] = function.scope.function.flatMap { stack.lastIndex(of: $0) }
        stack.append("{}")
        defer { (origins, _) = (before, stack.removeLast()) }
        var scope = function.scope.inner
        let (names, number) = (function.parameters.compactMap(\.name) + function.captured.keys, nextFrame())
        scope.own.formUnion(names)
        for name in names { scope.given[name] = number }
        let known = changes[scope.frame] ?? [:]
        scope.take(known)
        scope.values.merge(function.captured) { $1 }
        for (position, part) in payload.enumerated() {
            scope.values["$\(position)"] = part.value
            if position < function.parameters.count, let name = function.parameters[position].name {
                scope.values[name] = part.value
            }
        }
        if function.isNamed { bind(payload, to: function.parameters, in: &scope, from: scope.type) }
        if payload.count == 1, case .tuple(let parts) = payload[0].value {
            for (parameter, part) in zip(function.parameters, parts) where function.parameters.count > 1 {
                if let name = parameter.name { scope.values[name] = part.value }
            }
            if function.parameters.isEmpty, function.body.names("$1") {
                for (position, part) in parts.enumerated() { scope.values["$\(position)"] = part.value }
            }
        }
        let result =
            function.builder != nil || function.isBuilder
            ? block(collected(function.body, in: &scope), function.builder) : value(of: function.body, in: &scope)
        keepChanges(of: function, scope, besides: known)
        finalScope = scope
        return result
    }
}

extension SwiftExpression {
    /// The first optional value of a chain: `kinds` in `kinds?.map { $0.rawValue }`
    var chainedFirst: SwiftExpression? {
        switch self {
        case .chained(let inner): return inner.isCall ? inner.chainedFirst : inner
        case .call(.member(let base?, _), _), .member(let base?, _): return base.chainedFirst
        default: return nil
        }
    }
}
