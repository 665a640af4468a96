extension Evaluator {
    /// Whether a value fits a pattern, as known or as decided. The scope gets the names that the pattern binds.
    func match(_ pattern: SwiftPattern, _ value: Value, in scope: inout Scope) -> Bool {
        switch pattern {
        case .any: return true
        case .binding(let name):
            scope.own.insert(name)
            scope.values[name] = value
            return true
        case .some(let inner):
            guard !isNull(value) else { return false }
            if case .binding(let name) = inner { scope.types[name] = scope.types[name]?.unwrapped }
            return match(inner, value.unwrapped, in: &scope)
        case .cast(let inner, let type):
            let cast = type?.isBracketed == true ? value.unwrapped.ofType(type) : value.unwrapped
            return isCast(value, type, in: scope) && match(inner, cast, in: &scope)
        case .value(let expression):
            let wanted = evaluate(expression, in: &scope)
            if case .unknown(let text) = wanted {
                return oracle.decide(value.subject + " in " + text, ["true", "false"]) == "true"
            }
            return compare("==", value, wanted)
        case .tuple(let elements): return matchParts(elements, value, in: &scope)
        case .enumCase(let name, _, let type?) where isConstant(name, of: type, value, in: scope):
            return match(.value(.member(.name(type.name), name)), value, in: &scope)
        case .enumCase(let name, let elements, _): return matchCase(name, elements, value, in: &scope)
        }
    }

    private func matchParts(_ elements: [SwiftPatternElement], _ value: Value, in scope: inout Scope) -> Bool {
        if case .tuple(let parts) = value, parts.count == elements.count {
            return zip(elements, parts).allSatisfy { match($0.pattern, $1.value, in: &scope) }
        }
        guard elements.count > 1 else { return elements.first.map { match($0.pattern, value, in: &scope) } ?? true }
        return elements.enumerated().allSatisfy { index, element in
            let part = member(element.label ?? String(index), of: value, in: &scope)
            return match(element.pattern, part, in: &scope)
        }
    }

    private func matchCase(_ name: String, _ elements: [SwiftPatternElement], _ value: Value, in scope: inout Scope)
        -> Bool
    {
        if name == "some" || name == "none", value.isValue || isOfEnum(value, without: name) {
            return name == "some" && matchPayload(elements, [Value.Part(label: nil, value: value)], in: &scope)
        }
        let wanted = Value.choice(Value.Choice(type: nil, name: name, payload: []))
        if elements.isEmpty, let isSame = areSameMethod(value, wanted) { return isSame }
        switch value {
        case .choice(let choice):
            guard choice.name == name else { return false }
            let cases = choice.type.flatMap { index.type($0) }?.members.cases ?? []
            let parameters = cases.first { $0.name == name }?.parameters ?? []
            for (element, parameter) in zip(elements, parameters) {
                if case .binding(let bound) = element.pattern { scope.types[bound] = parameter.type }
            }
            return matchPayload(elements, choice.payload, in: &scope)
        case .null: return name == "none"
        case .symbol(let symbol):
            if name == "some", symbol.isOptional {
                return !isNull(value)
                    && matchPayload(elements, [Value.Part(label: nil, value: value.unwrapped)], in: &scope)
            }
            if name == "none", symbol.isOptional { return isNull(value) }
            guard let refined = refine(symbol, [name]), refined.name == name else { return false }
            return matchPayload(elements, refined.payload, in: &scope)
        case .text, .literal:
            // A raw value in place of its case.
            return value.knownText == name
        default: return oracle.decide(value.key + " is", ["." + name, "other"]) == "." + name
        }
    }

    /// Whether a value is a case of an enum that has no case of this name: `.inBody`, matched with `.some(.inBody)`
    private func isOfEnum(_ value: Value, without name: String) -> Bool {
        guard case .choice(let choice) = value, choice.name != name else { return false }
        return choice.type.flatMap { index.type($0) }?.members.cases.contains { $0.name == name } != true
    }

    private func matchPayload(_ elements: [SwiftPatternElement], _ payload: [Value.Part], in scope: inout Scope) -> Bool
    {
        if elements.count == 1, payload.count > 1, case .binding(let name) = elements[0].pattern {
            // The whole payload, as one value.
            scope.own.insert(name)
            scope.values[name] = .tuple(payload)
            return true
        }
        for (index, element) in elements.enumerated() {
            let labelled = element.label.flatMap { label in payload.first { $0.label == label } }
            guard let part = labelled ?? (index < payload.count ? payload[index] : nil) else {
                for name in element.pattern.names {
                    _ = match(.binding(name), .symbol(Symbol(text: name, type: nil, isInput: false)), in: &scope)
                }
                continue
            }
            guard match(element.pattern, part.value, in: &scope) else { return false }
        }
        return true
    }

    /// The case that a symbol has in this run.
    func refine(_ symbol: Symbol, _ names: [String]) -> Value.Choice? {
        let entry = index.type(symbol.type)
        let cases = entry?.members.cases ?? []
        let known = cases.isEmpty ? names + ["other case"] : cases.map(\.name)
        let subject = cases.isEmpty ? symbol.text + " is ." + names.joined() : symbol.text + " is"
        let name = oracle.decide(subject, known)
        guard name != "other case" else { return nil }
        let declaration = cases.first { $0.name == name }
        let payload = (declaration?.parameters ?? []).enumerated().map { number, parameter in
            let part = parameter.label ?? parameter.name
            let inner = Symbol(
                text: symbol.text + "." + (part ?? "\(name)\(number)"),
                type: index.resolved(parameter.type, from: entry?.name), isInput: symbol.isInput)
            return Value.Part(label: part, value: .symbol(inner))
        }
        return Value.Choice(type: entry?.name ?? symbol.type?.name, name: name, payload: payload)
    }

    // MARK: Switches and loops

    func select(_ subject: SwiftExpression, _ arms: [SwiftArm], in scope: inout Scope, isLast: Bool) -> Flow {
        var value = evaluate(subject, in: &scope)
        // A value from code that isn't in the sources may be any case: `Cipher.encrypt(text)`
        if case .choice(let choice) = value, !choice.payload.isEmpty, let type = choice.type, index.type(type) == nil,
            !Foundation.isKnown(type), !arms.flatMap(\.items).contains(where: { $0.pattern.caseName == choice.name })
        {
            value = .unknown(value.key)
        }
        guard let (start, bound) = arm(for: value, among: arms, in: scope) else { return .next }
        var inner = bound
        var position = start
        while position < arms.count {
            let flow = run(arms[position].body, in: &inner, isLast: isLast)
            if case .fallThrough = flow {
                position += 1
                continue
            }
            keep(inner, &scope)
            if case .leave(isBreak: true) = flow { return .next }
            return flow
        }
        return .next
    }

    private func arm(for subject: Value, among arms: [SwiftArm], in scope: Scope) -> (Int, Scope)? {
        var value = subject
        // The case of a symbol is decided once instead of for each arm.
        if case .symbol(let symbol) = subject, !symbol.isOptional, case .enumCase? = arms.first?.items.first?.pattern,
            index.type(symbol.type)?.members.cases.isEmpty == false, let refined = refine(symbol, [])
        {
            value = .choice(refined)
        }
        if let (text, names) = open(subject, among: arms) {
            value = .choice(Value.Choice(type: nil, name: oracle.decide(text + " is", names), payload: []))
        }
        for (position, arm) in arms.enumerated() {
            for item in arm.items where !item.pattern.isOfOtherCase(than: value) {
                var inner = scope.inner
                if item.isDefault { return (position, inner) }
                guard match(item.pattern, value, in: &inner) else { continue }
                if let condition = item.condition, !truth(of: condition, in: &inner) { continue }
                return (position, inner)
            }
        }
        return nil
    }

    /// The text of a switch's subject from code that isn't in the sources, and the cases that the switch names: it is
    /// one of them.
    private func open(_ subject: Value, among arms: [SwiftArm]) -> (text: String, names: [String])? {
        let text: String
        switch subject {
        case .unknown(let unknown): text = unknown
        // `switch Cipher.encrypt(text)`
        case .choice(let choice):
            guard !choice.payload.isEmpty, let type = choice.type, !index.isDeclared(type) else { return nil }
            text = subject.key
        default: return nil
        }
        let items = arms.flatMap(\.items)
        let names = items.compactMap { $0.pattern.caseName ?? ($0.isDefault ? "other" : nil) }
        guard names.count == items.count, !items.allSatisfy(\.isDefault) else { return nil }
        if case .choice(let choice) = subject, names.contains(choice.name) { return nil }
        return (text, names)
    }

    func loop(_ pattern: SwiftPattern, _ sequence: Value, _ body: [SwiftStatement], in scope: inout Scope) -> Flow {
        if let parts = sequence.parts {
            var flow = loop(pattern, parts.shown, body, in: &scope)
            for (source, one) in parts.others {
                guard case .next = flow else { break }
                flow = repeated(pattern, one, of: source, body, in: &scope)
            }
            return flow
        }
        guard let elements = elements(of: sequence) else {
            let source = sequence.symbol ?? Symbol(text: sequence.shown, type: nil, isInput: false)
            return repeated(pattern, Value.one(of: source), of: source, body, in: &scope)
        }
        var result: Flow?
        for element in writes(elements, pattern, body, in: &scope) ? [] : elements {
            if let list = element.each {
                let flow = repeated(pattern, element.value, of: list, body, in: &scope)
                if case .result = flow { return result ?? flow }
                continue
            }
            var inner = scope.inner
            guard match(pattern, element.value, in: &inner) else { continue }
            let (count, before) = (sent.count, oracle)
            let flow = run(body, in: &inner)
            if element.isConditional { _ = joinObjects(before.objects, isForced: true) }
            if element.isConditional { scope = joined(scope, inner) } else { keep(inner, &scope) }
            if case .result = flow {
                // If the first host fails, the code asks the next: `for host in hosts { if let … { return data } }`
                guard sent.count > count, oracle.decisions == before.decisions else { return result ?? flow }
                oracle.takeBack(to: before)
                result = result ?? flow
            }
            if case .leave(isBreak: true) = flow { break }
        }
        return result ?? .next
    }

    /// The value without its type, which could decide whether a loop's body adds anything; only one path is read.
    func untyped(_ one: Value) -> Value {
        guard case .symbol(var symbol) = one, index.type(symbol.type)?.declaration?.kind != .protocolType else {
            return one
        }
        symbol.type = nil
        return .symbol(symbol)
    }

    /// The elements of a sequence; nil if they aren't known.
    func elements(of value: Value) -> [Value.Element]? {
        switch value {
        case .list(let list) where list.open.isEmpty: return list.elements
        case .dictionary(let entries) where entries.open.isEmpty:
            return entries.entries.map { entry in
                let parts = [
                    Value.Part(label: "key", value: entry.key), Value.Part(label: "value", value: entry.present),
                ]
                return Value.Element(value: .tuple(parts), isConditional: entry.isConditional)
            }
        case .null: return []
        default: return entries(of: value).flatMap { elements(of: .dictionary($0)) }
        }
    }

    /// The properties of a model by their names in JSON, where code goes through the dictionary that it made of one.
    func entries(of value: Value) -> Value.Entries? {
        guard let (model, entry) = model(value), entry.declaration?.kind == .structure,
            !entry.members.functions.contains(where: { $0.name == "makeIterator" }),
            !index.conformances(of: entry).contains(where: { $0.hasSuffix("Collection") || $0.hasSuffix("Sequence") })
        else { return nil }
        let encode = entry.members.functions.first { $0.name == "encode" }
        let known = encode.map { written(model, by: $0, of: entry) }
        guard var entries = known ?? properties(of: model, entry, by: index.codingKeys(of: entry)) else { return nil }
        for index in entries.entries.indices {
            guard case .symbol(var symbol) = entries.entries[index].value else { continue }
            symbol.isOfJSON = true
            entries.entries[index].value = .symbol(symbol)
        }
        return entries
    }

    /// A value of one of the team's types, with that type.
    private func model(_ value: Value) -> (Value.Instance, SourceIndex.Entry)? {
        switch value {
        case .symbol(let symbol):
            guard symbol.type?.isCollection == false, let entry = index.type(symbol.type) else { return nil }
            let prefix = symbol.text + "."
            return (Value.Instance(type: entry.name, fields: [:], isInput: symbol.isInput, prefix: prefix), entry)
        case .instance(let instance): return index.type(instance.type).map { (instance, $0) }
        default: return nil
        }
    }

    /// The children in a mirror of a value: its stored properties by their own names.
    func children(of value: Value) -> Value? {
        guard let (instance, entry) = model(value), entry.declaration != nil else { return nil }
        let elements = properties(of: instance, entry, by: nil).entries.map { child in
            let parts = [Value.Part(label: "label", value: child.key), Value.Part(label: "value", value: child.value)]
            return Value.Element(value: .tuple(parts), isConditional: child.isConditional)
        }
        return .list(Value.List(elements: elements))
    }

    private func properties(of model: Value.Instance, _ entry: SourceIndex.Entry, by keys: [String: String]?)
        -> Value.Entries
    {
        var scope = Scope(this: .instance(model), type: entry.name, file: entry.file)
        var entries = Value.Entries()
        for property in entry.members.properties where property.isStored {
            guard let name = keys.map({ $0[property.name] }) ?? property.name else { continue }
            let value = member(property.name, of: .instance(model), in: &scope)
            if value.isNull { continue }
            let isOptional = value.symbol?.isOptional == true
            entries.entries.append(Value.Entry(key: .words(name), value: value.unwrapped, isConditional: isOptional))
        }
        return entries
    }
}

extension Value {
    /// The subject of the decision whether a cast succeeds: `value as Int`
    func castSubject(_ type: SwiftType?) -> String { key + " as " + (type?.text ?? "another type") }
}

extension SwiftPattern {
    /// The pattern for a value that isn't nil, or that a cast gives.
    var wrapped: SwiftPattern? {
        switch self {
        case .some(let inner), .cast(let inner, _): return inner
        default: return nil
        }
    }

    fileprivate var caseName: String? { if case .enumCase(let name, _, _) = self { name } else { nil } }

    /// Whether it is a case and the value another one, so that nothing has to be bound to see that.
    fileprivate func isOfOtherCase(than value: Value) -> Bool {
        guard case .enumCase(let name, _, _) = self, case .choice(let choice) = value,
            choice.type?.hasSuffix("Method") != true
        else { return false }
        return name != choice.name && name != "some"
    }
}

extension Value {
    var symbol: Symbol? { if case .symbol(let symbol) = self { symbol } else { nil } }

    /// The value with a non-optional type.
    var unwrapped: Value { if case .symbol(let symbol) = self { .symbol(symbol.unwrapped) } else { self } }
}
