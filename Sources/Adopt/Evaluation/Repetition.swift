/// The values that code makes from each element of a caller's list: as many as there are elements, under one name.
extension Value {
    /// Any one element of a caller's list; for a dictionary, a key with its value.
    static func one(of list: Symbol) -> Value { list.type?.pair != nil ? list.entry : .symbol(list.element) }

    /// The elements that the code shows, and the collections with the others, each with any one of its elements; nil if
    /// the code shows all of them.
    var parts: (shown: Value, others: [(source: Symbol, one: Value)])? {
        switch self {
        case .list(let list) where !list.open.isEmpty:
            let others = list.open.map { source in
                (source, Value.symbol(Symbol(text: source.text + "[]", type: nil, isInput: source.isInput)))
            }
            return (.list(List(elements: list.elements)), others)
        case .dictionary(let entries) where !entries.open.isEmpty:
            let shown = Entries(entries: entries.entries, type: entries.type)
            return (.dictionary(shown), entries.open.map { ($0, $0.entry) })
        default: return nil
        }
    }

    /// The name of a named item: an item of a query, a pair, a part of a form, `.text("tags", tag)`.
    var itemName: Value? {
        switch self {
        case .instance(let item): return item.fields["name"] ?? item.fields["field"] ?? item.fields["key"]
        case .tuple(let parts) where parts.count == 2: return parts[0].value
        case .choice(let choice) where choice.type == nil && choice.payload.count > 1:
            return choice.payload.value("name") ?? choice.payload[0].value
        default: return nil
        }
    }

    /// The list of all values that code makes like this one from a caller's list; nil if their name isn't known.
    /// - Parameter one: the element of the caller's list that this value was made from.
    func repeated(for list: Symbol, _ one: Value) -> List? {
        if key == one.key { return List(elements: [], open: [list]) }
        if case .text(let pieces) = self, pieces.pair != nil {
            return List(elements: [Element(value: self, each: list)])
        }
        guard let name = itemName else { return nil }
        if name.knownText != nil { return List(elements: [Element(value: self, each: list)]) }
        // `.text($0.key, $0.value)`: the caller's own names.
        guard case .tuple(let parts) = one, name.key == parts[0].value.key else { return nil }
        return List(elements: [], open: [list])
    }

    /// The list that contains the value, or whose elements it is made from; without a list, the value.
    func spread(over list: Symbol?) -> Value {
        guard let list else { return self }
        var made = symbol
        if case .text(let pieces) = self, pieces.count == 1, case .hole(let hole)? = pieces.first { made = hole }
        let isPlain = [list.element.text, list.element.text + ".rawValue"].contains(made?.text)
        return .symbol(isPlain && made?.isChanged == false ? list : list.changed())
    }
}

extension Value.Element {
    /// `&page={page}` for a child of a mirror; one that may be absent is optional.
    fileprivate var item: [Value.Piece] {
        guard case .tuple(let parts) = value, parts.count == 2 else { return [] }
        var content = parts[1].value
        if isConditional, case .symbol(var symbol) = content {
            symbol.type = symbol.type?.asOptional ?? .optional("String")
            content = .symbol(symbol)
        }
        return [.words("&")] + parts[0].value.pieceList + [.words("=")] + content.pieceList
    }
}

extension [Value.Piece] {
    /// The name and the value of an item that is written as text for a query or a form: `page=\(page)`
    var pair: (name: String, value: Value)? {
        guard let words = first?.words, let sign = words.firstIndex(of: "="), sign != words.startIndex,
            words[..<sign].allSatisfy({ !" /?&".contains($0) })
        else { return nil }
        let rest = ([.words(String(words[words.index(after: sign)...]))] + dropFirst()).joinedWords
        if rest.count == 1, case .hole(let symbol) = rest[0] { return (String(words[..<sign]), .symbol(symbol)) }
        return (String(words[..<sign]), .text(rest))
    }
}

extension Evaluator {
    /// The numbers of a short range with known bounds: `0..<3`
    func numbers(_ expression: SwiftExpression, in scope: inout Scope) -> Value? {
        guard case .binary(let sign, let first, let last) = expression, sign == "..<" || sign == "...",
            let start = evaluate(first, in: &scope).integer, let end = evaluate(last, in: &scope).integer, start <= end,
            start > -1_000, end < 1_000
        else { return nil }
        return .numbers(start..<(sign == "..." ? end + 1 : end))
    }

    /// Runs the body of a loop over unknown elements once; the caller's list represents everything that it adds. A turn
    /// may also return a value, or none does: `for rule in rules { if rule.name == name { return rule } }`
    func repeated(
        _ pattern: SwiftPattern, _ one: Value, of source: Symbol, _ body: [SwiftStatement], in scope: inout Scope
    ) -> Flow {
        var inner = scope.inner
        let before = oracle
        loosen(body.assignedNames, in: &scope)
        inner.values = scope.values
        let wasRepeating = isRepeating
        isRepeating = true
        let mayReturn = body.handBack
        _ = match(pattern, mayReturn ? one : untyped(one), in: &inner)
        let count = sent.count
        let flow = run(body, in: &inner)
        isRepeating = wasRepeating
        if mayReturn, case .result = flow { return flow }
        // Decisions that lead to a request or a result are also tried the other way.
        let objects = oracle.objects
        if sent.count == count, !mayReturn { oracle.takeBack(to: before) }
        for (number, old) in before.objects {
            guard let new = objects[number], new.change != old.change else { continue }
            if case .instance(let more)? = added(.instance(old), .instance(new), one, source) { keep(more, number) }
        }
        for (name, old) in scope.values where !inner.own.contains(name) {
            guard let new = inner.values[name] else { continue }
            let isText = if case .text = old { old.key != new.key } else { false }
            let more = added(old, new, one, source)
            if old.request != nil || maySend(old) {
                let known = more.map(old.changes) ?? []
                let text = "each of `\(source.text)` may change it"
                remarks.add(old.changes(to: new).filter { !known.contains($0) }, text)
            }
            // `text += key + "=" + value + "&"` behind `?`: the turns extend the query.
            let isQuery =
                isText && old.contains(.words("?"))?.boolean == true
                && old.pieceList.withoutQuery == new.pieceList.withoutQuery
            let query = isQuery ? Value.text(old.pieceList + [.hole(source.changed())]) : nil
            scope.values[name] = more ?? query ?? (isText ? .unknown(name) : old)
        }
        if let old = scope.this, let new = inner.this { scope.this = added(old, new, one, source) ?? old }
        return .next
    }

    /// Runs a loop that writes a mirror's children into a query, as one turn shows: `"&\(child.label!)=\(child.value)"`
    /// - Returns: false for other loops, which aren't run.
    func writes(_ children: [Value.Element], _ pattern: SwiftPattern, _ body: [SwiftStatement], in scope: inout Scope)
        -> Bool
    {
        guard case .tuple(let first)? = children.first?.value, first.map(\.label) == ["label", "value"] else {
            return false
        }
        let (before, count, guesses) = (oracle, sent.count, remarks)
        defer {
            oracle.takeBack(to: before)
            remarks = guesses
        }
        let label = Symbol(text: "child.label", type: "String", isInput: false)
        let value = Symbol(text: "child.value", type: nil, isInput: false)
        let one = zip(first, [label, value]).map { Value.Part(label: $0.label, value: .symbol($1)) }
        var inner = scope.inner
        guard match(pattern, .tuple(one), in: &inner), case .next = run(body, in: &inner), sent.count == count else {
            return false
        }
        let written = scope.values.filter { name, old in
            guard case .text(let new)? = inner.values[name], old.contains(.words("?"))?.boolean == true else {
                return false
            }
            return new.drop { $0.symbol.map { Value.symbol($0).key } != Value.symbol(label).key }.dropFirst().first?
                .words?.hasPrefix("=") == true
        }
        if written.isEmpty { return false }
        loosen(body.assignedNames.subtracting(written.keys), in: &scope)
        for (name, old) in written {
            scope.values[name] = .text((old.pieceList + children.flatMap(\.item)).joinedWords)
        }
        return true
    }

    /// Runs a loop over the keys of a dictionary, whose values the body may look up: `for name in fields.keys`
    func loop(_ pattern: SwiftPattern, overKeysOf owner: Value, _ body: [SwiftStatement], in scope: inout Scope) -> Flow
    {
        guard index.type(owner.symbol?.type)?.declaration == nil, let entries = owner.openEntries else {
            return loop(pattern, member("keys", of: owner, in: &scope), body, in: &scope)
        }
        let known = entries.entries.map { Value.Element(value: $0.key, isConditional: $0.isConditional) }
        var flow = loop(pattern, .list(Value.List(elements: known)), body, in: &scope)
        for source in entries.open {
            guard case .next = flow else { break }
            flow = repeated(pattern, .symbol(source.key), of: source, body, in: &scope)
        }
        return flow
    }

    /// Makes `&` arguments unknown, as code outside the sources may change them: `SecItemCopyMatching(query, &item)`.
    /// So are the names that a closure assigns, as that code may run it: `data.withUnsafeBytes { sum = $0.count }`
    func forget(_ arguments: [SwiftArgument], in scope: inout Scope) {
        for case .closure(let closure) in arguments.map(\.value) {
            loosen(closure.assignedNames, in: &scope)
            for name in closure.assignedNames {
                let symbol = Symbol(text: name, type: scope.types[name] ?? "String", isInput: false)
                guard let value = scope.values[name] else { continue }
                if case .text = value { scope.values[name] = .symbol(symbol) }
                if let opened = value.opened(by: symbol) { scope.values[name] = opened }
            }
        }
        for case .unary("&", let target) in arguments.map(\.value) {
            var symbol = Symbol(text: target.lastName ?? "value", type: nil, isInput: false)
            if case .name(let name) = target { symbol.type = scope.types[name] }
            switch evaluate(target, in: &scope) {
            case .instance(let made) where made.isMade && index.isDeclared(made.type):
                let text = "`\(target.lastName ?? made.type)` may be changed by code that isn't followed"
                remarks.add(EndpointField.sent, text, isUnknown: true)
            case .instance, .closure, .type: continue
            case let value: assign(value.opened(by: symbol) ?? .symbol(symbol), to: target, in: &scope)
            }
        }
    }

    /// Makes numbers, flags and nil values that a loop or a closure changes unknown, and returns their names.
    @discardableResult func loosen(_ names: Set<String>, in scope: inout Scope) -> Set<String> {
        var loose: Set<String> = []
        for name in names {
            guard let value = scope.values[name] else { continue }
            let type: SwiftType
            switch value {
            case .literal(let text): type = SwiftType(text.literalType)
            case .null:
                guard let written = scope.types[name], !written.isBracketed else { continue }
                type = written
            default: continue
            }
            loose.insert(name)
            scope.values[name] = .symbol(Symbol(text: name, type: scope.types[name] ?? type, isInput: false))
        }
        return loose
    }

    /// Runs a loop whose number of turns isn't known.
    func repetition(_ body: [SwiftStatement], in scope: inout Scope) {
        for (name, value) in scope.values where body.assignedNames.contains(name) {
            guard case .text(let pieces) = value else { continue }
            if pieces.first?.words.map({ $0.hasPrefix("/") || $0.contains("://") }) == true {
                remarks.add([.path], "a loop gives `\(name)` other values: the first is taken")
            } else {
                scope.values[name] = .symbol(Symbol(text: name, type: "String", isInput: false))
            }
        }
        let loose = loosen(body.assignedNames, in: &scope)
        var inner = scope.inner
        let before = oracle.objects
        _ = run(body, in: &inner)
        _ = joinObjects(before, isForced: true)
        let known = scope.values
        scope = joined(scope, inner)
        for name in loose { scope.values[name] = known[name] }
    }

    /// A value with the additions of one turn of a loop, repeated for all turns; nil if there are none. Additions that
    /// are known only when the code runs become the source, marked as changed.
    private func added(_ old: Value, _ new: Value, _ one: Value, _ source: Symbol) -> Value? {
        switch (old, new) {
        case (.null, .list): return added(.list(Value.List()), new, one, source)
        case (.null, .dictionary): return added(.dictionary(Value.Entries()), new, one, source)
        case (.list(var list), .list(let new))
        where new.elements.count > list.elements.count || new.open.count > list.open.count:
            // A loop within this one has added them: `for tag in note.tags { items.append(tag) }`
            if new.open.count > list.open.count { list.open.append(source.changed()) }
            for element in new.elements.dropFirst(list.elements.count) {
                if var more = element.value.repeated(for: source, one) {
                    if element.isConditional {
                        for index in more.elements.indices { more.elements[index].isConditional = true }
                    }
                    list.elements += more.elements
                    list.open += more.open
                } else {
                    list.open.append(source.changed())
                }
            }
            return .list(list)
        case (.dictionary(var entries), .dictionary(let new))
        where new.entries.count > entries.entries.count || new.open.count > entries.open.count:
            let more = new.entries.dropFirst(entries.entries.count)
            // `headers[name] = value` with the names of the caller's dictionary.
            let isCopy =
                more.count == 1 && more.first?.key.key == source.key.text
                && more.first?.value.key == Value.symbol(source.value).key
                && more.first?.value.symbol?.isChanged == false
            entries.open.append(isCopy ? source : source.changed())
            return .dictionary(entries)
        case (.instance(var instance), .instance(let new)) where instance.type == new.type:
            if instance.type == "Data" { return longer(instance, new, source) }
            var hasMore = false
            for (name, value) in new.fields {
                guard let more = added(instance.fields[name] ?? .null, value, one, source) else { continue }
                instance.fields[name] = more
                hasMore = true
            }
            if let url = instance.fields["url"], let other = new.fields["url"], url.key != other.key {
                hasMore = true
                addTurns(of: source, from: url.pieceList, to: other.pieceList, &instance)
            }
            return hasMore ? .instance(instance) : nil
        default: return nil
        }
    }

    /// Notes that the turns of a loop extend an address. Their additions are known only when the code runs.
    private func addTurns(
        of source: Symbol, from old: [Value.Piece], to new: [Value.Piece], _ instance: inout Value.Instance
    ) {
        guard old.withoutQuery == new.withoutQuery else {
            return remarks.add([.path], "a loop adds something of `\(source.text)`", isUnknown: true)
        }
        let name = instance.type == "URLComponents" ? "queryItems" : "query"
        instance.fields[name] = add(instance.fields[name] ?? .null, .symbol(source.changed()))
    }

    /// Data to which each turn adds the same pieces.
    private func longer(_ old: Value.Instance, _ new: Value.Instance, _ source: Symbol) -> Value? {
        guard case .list(let pieces)? = new.fields["pieces"] else { return nil }
        var count = old.fields.isEmpty ? 0 : 1
        if case .list(let known)? = old.fields["pieces"] { count = known.elements.count }
        guard pieces.elements.count > count else { return nil }
        var list = pieces
        for index in count..<list.elements.count { list.elements[index].each = source }
        return .made("Data", ["pieces": .list(list)])
    }
}

extension Value {
    /// The fields of a request that differ in a later state of it; all of them if that isn't a request.
    fileprivate func changes(to new: Value) -> [EndpointField] {
        guard let first = request, let second = new.request else { return key == new.key ? [] : EndpointField.sent }
        let fields: [(EndpointField, String)] = [
            (.server, "url"), (.method, "httpMethod"), (.path, "url"), (.query, "query"), (.headers, "headers"),
            (.body, "httpBody"),
        ]
        return fields.filter { first.fields[$0.1]?.key != second.fields[$0.1]?.key }.map(\.0)
    }
}

extension [SwiftStatement] {
    /// The names that they assign, or pass with `&`.
    var assignedNames: Set<String> {
        var names: Set<String> = []
        SwiftWalk.visit(self) { expression in
            switch expression {
            case .assignment(.name(let name), _), .assignment(.member(.name("self")?, let name), _): names.insert(name)
            case .unary("&", .name(let name)): names.insert(name)
            case .binary(_, .name(let name), _) where expression.isAssignment: names.insert(name)
            case .binary(_, .member(.name("self")?, let name), _) where expression.isAssignment: names.insert(name)
            default: return
            }
        }
        return names
    }
}

extension SwiftClosure {
    /// The names of variables around it that it assigns, or passes with `&`.
    var assignedNames: Set<String> {
        var names: Set<String> = []
        SwiftWalk.visit(body) { expression in
            switch expression {
            case .assignment(.name(let name), _), .unary("&", .name(let name)): names.insert(name)
            case .binary(_, .name(let name), _) where expression.isAssignment: names.insert(name)
            default: return
            }
        }
        for case .variables(let bindings) in body.map(\.kind) { names.subtract(bindings.flatMap(\.pattern.names)) }
        return names.subtracting(parameters.compactMap(\.name))
    }
}

extension Symbol {
    /// The symbol of any one key of a dictionary.
    var key: Symbol { Symbol(text: text + ".key", type: type?.pair?.key, isInput: isInput) }

    /// The symbol of the value of that key.
    var value: Symbol { Symbol(text: text + ".value", type: type?.pair?.value, isInput: isInput) }

    /// Any one key of a dictionary with its value.
    var entry: Value {
        .tuple([Value.Part(label: "key", value: .symbol(key)), Value.Part(label: "value", value: .symbol(value))])
    }
}
