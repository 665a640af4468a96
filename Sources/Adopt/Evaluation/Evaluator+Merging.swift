extension Evaluator {
    /// Runs both sides of an unknown condition if they only add to collections; nil if they change more. An `else` is
    /// allowed only in a loop, since all of its turns are read as one.
    func merge(_ conditions: [SwiftCondition], _ then: [SwiftStatement], _ otherwise: [SwiftStatement], in scope: Scope)
        -> Scope?
    {
        guard otherwise.isEmpty || isRepeating, (then + otherwise).allSatisfy(\.isPlain) else { return nil }
        var inner = scope.inner
        guard let isKnown = bindOpen(conditions, in: &inner), !isKnown else { return nil }
        guard let merged = added(by: then, to: scope, inner) else { return nil }
        return otherwise.isEmpty ? merged : added(by: otherwise, to: merged, merged.inner)
    }

    /// The scope with the additions of code, as conditional ones; nil if the code changes more.
    /// - Parameter inner: the scope in which the code runs.
    private func added(by code: [SwiftStatement], to scope: Scope, _ inner: Scope) -> Scope? {
        var inner = inner
        let before = oracle
        guard case .next = run(code, in: &inner) else {
            oracle.takeBack(to: before)
            return nil
        }
        for (name, old) in scope.values where !inner.own.contains(name) {
            guard let new = inner.values[name], join(old, new) != nil else {
                oracle.takeBack(to: before)
                return nil
            }
        }
        if let old = scope.this, let new = inner.this, join(old, new) == nil {
            oracle.takeBack(to: before)
            return nil
        }
        guard joinObjects(before.objects) else {
            oracle.takeBack(to: before)
            return nil
        }
        return joined(scope, inner)
    }

    /// Binds the names of conditions; false if none is known yet, true if one is, nil if that can't be determined.
    private func bindOpen(_ conditions: [SwiftCondition], in scope: inout Scope) -> Bool? {
        for condition in conditions {
            switch condition {
            case .available: return true
            case .match(.some(.binding(let name)), let expression):
                let value = evaluate(expression, in: &scope)
                guard case .symbol(let symbol) = value, oracle.decision(on: value.subject + " == nil") == nil,
                    symbol.isOptional || symbol.type == nil
                else { return true }
                scope.own.insert(name)
                scope.values[name] = .symbol(symbol.unwrapped)
            case .match(.cast(.binding(let name), let type), let expression):
                let value = evaluate(expression, in: &scope)
                if knownCast(value, type, from: scope.type) != nil
                    || oracle.decision(on: value.castSubject(type)) != nil
                {
                    return true
                }
                scope.own.insert(name)
                scope.values[name] = value.unwrapped
            case .match: return nil
            case .test(let expression):
                guard let isKnown = isKnown(expression, in: &scope) else { return nil }
                if isKnown { return true }
            }
        }
        return false
    }

    private func isKnown(_ expression: SwiftExpression, in scope: inout Scope) -> Bool? {
        switch expression {
        case .unary("!", let inner): return isKnown(inner, in: &scope)
        case .binary("!=", let left, .null):
            let value = evaluate(left, in: &scope)
            if value.symbol?.type?.isOptional == false { return true }
            return value.symbol == nil || oracle.decision(on: value.subject + " == nil") != nil
        case .binary(let sign, let left, let right) where [">", "!=", "==", "<"].contains(sign):
            let (first, second) = (evaluate(left, in: &scope), evaluate(right, in: &scope))
            guard first.symbol != nil, second.knownText != nil else { return nil }
            return oracle.decision(on: first.subject + " \(sign) " + second.subject) != nil
        case .name, .member:
            let value = evaluate(expression, in: &scope)
            return value.symbol == nil || oracle.decision(on: value.subject) != nil
        default: return nil
        }
    }

    /// Joins the scopes before and after conditional code: values that the code adds become conditional.
    func joined(_ scope: Scope, _ inner: Scope) -> Scope {
        var result = scope
        for (name, old) in scope.values where !inner.own.contains(name) {
            if let new = inner.values[name] { result.values[name] = join(old, new) ?? .unknown(name) }
        }
        if let old = scope.this, let new = inner.this { result.this = join(old, new) ?? old }
        return result
    }

    func join(_ old: Value, _ new: Value) -> Value? {
        if old.key == new.key { return old }
        switch (old, new) {
        case (.instance(let object), .instance(let other)) where object.number != nil && object.number == other.number:
            return new
        // A flag that a turn of a loop may set stays unknown.
        case (.symbol(let flag), .literal) where isRepeating && !flag.isInput: return old
        case (.list(let first), .list(let second)):
            guard second.elements.count >= first.elements.count else { return nil }
            var list = first
            for (index, element) in second.elements.enumerated() {
                if index < first.elements.count {
                    guard element.value.key == first.elements[index].value.key else { return nil }
                } else {
                    list.elements.append(element)
                    list.elements[index].isConditional = true
                }
            }
            list.open = second.open
            return .list(list)
        case (.null, .list(let list)): return join(.list(Value.List()), .list(list))
        case (.null, .dictionary(let entries)): return join(.dictionary(Value.Entries()), .dictionary(entries))
        case (.dictionary(let first), .dictionary(let second)): return join(first, second)
        case (.instance(let first), .instance(let second)) where first.type == second.type:
            var result = first
            for (name, value) in second.fields {
                guard let known = first.fields[name] else {
                    guard ["query", "headers"].contains(name), let merged = join(.null, value) else { return nil }
                    result.fields[name] = merged
                    continue
                }
                guard let merged = join(known, value) else { return nil }
                result.fields[name] = merged
            }
            return .instance(result)
        default: return nil
        }
    }

    private func join(_ first: Value.Entries, _ second: Value.Entries) -> Value? {
        var entries = first
        for entry in second.entries {
            if let known = first.entries.first(where: { $0.key.key == entry.key.key }) {
                guard known.value.key == entry.value.key else { return nil }
            } else {
                entries.entries.append(Value.Entry(key: entry.key, value: entry.value, isConditional: true))
            }
        }
        guard first.entries.allSatisfy({ old in second.entries.contains { $0.key.key == old.key.key } }) else {
            return nil
        }
        entries.open = second.open
        return .dictionary(entries)
    }
}

extension Evaluator {
    /// The entries of a dictionary, or of a model that code wrote as one: `object.removeValue(forKey: "id")`
    func written(_ value: Value) -> Value.Entries? {
        if case .dictionary(let entries) = value { return entries }
        let types = index.type(value.symbol?.type ?? value.typeName.map { SwiftType($0) }).map(index.conformances)
        return types?.isDisjoint(with: ["Encodable", "Codable"]) == false ? entries(of: value) : nil
    }

    /// The entries that a model's own `encode(to:)` writes; nil if it writes more than values under keys:
    /// `try container.encode(name, forKey: .title)`
    func written(_ model: Value.Instance, by encode: FunctionDeclaration, of entry: SourceIndex.Entry) -> Value.Entries?
    {
        guard let body = encode.body, let encoder = encode.parameters.first?.name else { return nil }
        let others = ["nestedContainer", "nestedUnkeyedContainer", "unkeyedContainer", "singleValueContainer", "super"]
        var isPlain = ReferencedNames(body).names.isDisjoint(with: others)
        SwiftWalk.visit(body) { expression in
            guard case .call(_, let arguments) = expression else { return }
            if arguments.contains(where: { if case .name(encoder) = $0.value { true } else { false } }) {
                isPlain = false
            }
        }
        let before = oracle
        defer { oracle.takeBack(to: before) }
        var scope = Scope(this: .instance(model), type: entry.name, file: encode.file)
        bind([Value.Part(label: "to", value: encode.parameters[0].open)], to: encode.parameters, in: &scope, from: nil)
        // A struct of keys, or one that isn't there, may write other names than its members have.
        isPlain = isPlain && (encode.keyType == nil || index.keys(of: entry)?.declaration?.kind == .enumeration)
        guard isPlain, case .next = run(body, in: &scope), oracle.asked == before.asked else { return nil }
        let containers = scope.values.values.compactMap { value -> Value.Entries? in
            if case .dictionary(let entries) = value, entries.type == Foundation.container { entries } else { nil }
        }
        guard containers.count == 1, var written = containers.first else { return nil }
        let keys = index.codingKeys(of: entry)
        for index in written.entries.indices {
            guard case .choice(let key) = written.entries[index].key else { continue }
            written.entries[index].key = .words(keys?[key.name] ?? key.name)
        }
        return written
    }
}

extension SourceIndex {
    /// The keys that a type's own `encode(to:)` names, `encoder.container(keyedBy: Keys.self)`, or else its coding keys.
    func keys(of entry: Entry) -> Entry? {
        let encode = entry.members.functions.first { $0.name == "encode" && $0.parameters.first?.label == "to" }
        return encode?.keyType.map { type($0, from: entry.name) } ?? types[entry.name + ".CodingKeys"]
    }
}

extension FunctionDeclaration {
    /// `Keys` of `encoder.container(keyedBy: Keys.self)`
    fileprivate var keyType: SwiftType? {
        var found: SwiftType?
        SwiftWalk.visit(body ?? []) { expression in
            guard case .call(.member(_, "container"), let arguments) = expression,
                let keys = arguments.first(where: { $0.label == "keyedBy" }), case .metatype(let type) = keys.value
            else { return }
            found = found ?? type.namedType
        }
        return found
    }

    /// The values that a model's `encode(to:)` merges with its own, as in `try request.encode(to: encoder)`, and the
    /// function without these statements.
    var dividedByEncoder: (values: [SwiftExpression], rest: FunctionDeclaration) {
        var (values, rest) = ([SwiftExpression](), self)
        rest.body = body?.filter { statement in
            guard case .expression(.call(.member(let value?, "encode"), let arguments)) = statement.kind,
                arguments.count == 1, arguments[0].label == "to", case .name(let name) = arguments[0].value,
                name == parameters.first?.name, value.isPlain
            else { return true }
            values.append(value)
            return false
        }
        return (values, rest)
    }
}

extension SwiftExpression {
    /// `request`, `self.request`
    fileprivate var isPlain: Bool {
        switch self {
        case .name(let name): name != "super"
        case .member(.name("self")?, _): true
        default: false
        }
    }
}

extension SwiftStatement {
    /// Whether the next statement always runs after it.
    fileprivate var isPlain: Bool {
        switch kind {
        case .expression(let expression):
            if case .call(.name("fatalError"), _) = expression { return false }
            return true
        case .variables, .function, .computed, .other: return true
        case .choice(_, let then, let otherwise): return (then + (otherwise ?? [])).allSatisfy(\.isPlain)
        case .loop(_, _, let body): return body.allSatisfy(\.isPlain)
        default: return false
        }
    }
}
