/// The results of the functions of collections that take closures.
extension Foundation {
    /// A list after a call that changes the order of its elements.
    static func reordered(_ name: String, _ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        switch (owner, name) {
        case (_, "sort"): return call("sorted", owner, payload, evaluator)
        case (_, "reverse"): return call("reversed", owner, payload, evaluator)
        case (.list(var list), "swapAt"):
            let places = payload.compactMap(\.value.integer).filter(list.elements.indices.contains)
            guard places.count == 2, list.isFixed else { return .unknown(owner.key) }
            list.elements.swapAt(places[0], places[1])
            return .list(list)
        default: return nil
        }
    }

    /// `adapters.reduce(request) { try $1.adapt($0) }`
    static func reduced(_ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        // `parts.reduce(Data(), +)`
        let isSum = payload.last?.value.key == "+"
        guard payload.count == 2, isSum || payload[1].value.isClosure, let elements = evaluator.elements(of: owner),
            elements.allSatisfy({ $0.each == nil })
        else {
            guard let first = payload.first?.value, evaluator.maySend(first) else { return owner.changedSymbol }
            evaluator.remarks.add(EndpointField.sent, "each of `\(owner.shown)` may change it")
            return first
        }
        var result = payload[0].value
        for element in elements {
            let parts = [Value.Part(label: nil, value: result), Value.Part(label: nil, value: element.value)]
            var next = evaluator.add(result, element.value)
            if case .closure(let function) = payload[1].value { next = evaluator.run(function, parts) }
            if payload[0].label == "into", case .closure(let function) = payload[1].value {
                next = evaluator.finalScope?.values[function.parameters.first?.name ?? "$0"] ?? .unknown("reduce")
            }
            if next.isUnknown, result.request != nil {
                evaluator.remarks += RequestReader.unclear("what `\(element.value.shown)` changes isn't understood")
            } else {
                result = element.isConditional ? evaluator.join(result, next) ?? .unknown("reduce") : next
            }
        }
        return result
    }

    static func transformed(_ name: String, _ owner: Value, _ closure: Value?, _ evaluator: Evaluator) -> Value? {
        if name == "reversed", case .list(var list) = owner {
            list.elements.reverse()
            return .list(list)
        }
        if name == "reversed", case .text = owner {
            return owner.knownText.map { .words(String($0.reversed())) } ?? .unknown(owner.key + ".reversed()")
        }
        if name == "sorted", case .list(let list) = owner { return .list(list.sorted(by: closure, evaluator) ?? list) }
        if ["sorted", "reversed"].contains(name) {
            return owner.symbol?.type?.unwrapped == "String" ? owner.changedSymbol : owner
        }
        if case .null = owner { return .null }
        if let result = ofResult(name, owner, closure, evaluator) { return result }
        if case .closure(let function)? = closure, ["map", "flatMap", "compactMap"].contains(name),
            function.parameters.count > 1 || function.body.names("$1") || function.body.names("key"),
            owner.symbol?.isOptional != true, let entries = evaluator.entries(of: owner)
        {
            return transformed(name, entries, closure, evaluator)
        }
        switch owner {
        case .list(let list): return transformed(name, list, closure, evaluator)
        case .dictionary(let entries): return transformed(name, entries, closure, evaluator)
        case .symbol(let symbol): return transformed(name, symbol, closure, evaluator)
        default:
            guard case .closure(let function)? = closure, name == "map" || name == "flatMap" else { return nil }
            return evaluator.run(function, [Value.Part(label: nil, value: owner)])
        }
    }

    /// A `Result` that is transformed: `path.map { … }` of `.success(path)`, `url.map(Result.success)`
    private static func ofResult(_ name: String, _ owner: Value, _ closure: Value?, _ evaluator: Evaluator) -> Value? {
        if let closure, closure.symbol != nil, closure.key == "Result.success", name == "map" {
            let payload = [Value.Part(label: nil, value: owner)]
            return .choice(Value.Choice(type: "Result", name: "success", payload: payload))
        }
        guard case .choice(var choice) = owner, choice.type == nil || choice.type == "Result", choice.payload.count == 1
        else { return nil }
        if choice.name == "failure" { return owner }
        guard choice.name == "success", case .closure(let function)? = closure else { return nil }
        choice.payload[0].value = evaluator.run(function, choice.payload)
        return name == "map" ? .choice(choice) : choice.payload[0].value
    }

    private static func transformed(_ name: String, _ list: Value.List, _ closure: Value?, _ evaluator: Evaluator)
        -> Value?
    {
        // The function isn't in the sources, so its results aren't known.
        if closure?.isClosure != true, name != "filter" { return nil }
        var result = Value.List(elements: [], open: name == "filter" ? list.open : [])
        for symbol in name == "filter" ? [] : list.open {
            if case .list(let made)? = transformed(name, symbol, closure, evaluator) {
                result.elements += made.elements
                result.open += made.open
            } else {
                result.open.append(symbol.changed())
            }
        }
        for var element in list.elements {
            var value = element.value
            if case .closure(let function)? = closure, name != "filter" {
                value = evaluator.run(function, [Value.Part(label: nil, value: element.value)])
            }
            if name == "compactMap", value.isNull { continue }
            var isOpen = name == "filter"
            if name == "filter", case .closure(let function)? = closure {
                let isKept = evaluator.isTrue(function, of: element.value)
                if isKept == false { continue }
                isOpen = isKept == nil
            }
            let mayBeAbsent = isOpen || name == "compactMap" && (value.symbol?.isOptional ?? false)
            if mayBeAbsent { element.isConditional = true }
            element.value = value
            result.elements.append(element)
        }
        let isKnown = name == "flatMap" && !result.elements.contains { $0.each != nil }
        return isKnown ? result.flattened(evaluator) ?? .list(result) : .list(result)
    }

    private static func transformed(_ name: String, _ entries: Value.Entries, _ closure: Value?, _ evaluator: Evaluator)
        -> Value?
    {
        guard case .closure(let function)? = closure else { return nil }
        switch name {
        case "compactMapValues", "mapValues", "filter":
            var result = Value.Entries(entries: [], open: entries.open)
            for var entry in entries.entries {
                var isKept: Bool? = true
                if name == "filter" {
                    isKept = evaluator.isTrue(function, of: entry.pair)
                } else {
                    entry.value = evaluator.run(function, [Value.Part(label: nil, value: entry.present)])
                }
                if entry.value.isNull || isKept == false { continue }
                if isKept == nil || entry.value.symbol?.isOptional == true { entry.isConditional = true }
                result.entries.append(entry)
            }
            return .dictionary(result)
        // `flatMap` was the name of `compactMap`.
        case "map", "compactMap", "flatMap":
            var list = Value.List(elements: [], open: entries.open)
            for entry in entries.entries {
                let value = evaluator.run(function, [Value.Part(label: nil, value: entry.pair)])
                if value.isNull { continue }
                if name == "flatMap", value.isCollection { return nil }
                list.elements.append(Value.Element(value: value, isConditional: entry.isConditional))
            }
            return .list(list)
        default: return nil
        }
    }

    /// A caller's optional is mapped if it isn't nil; a caller's list stays a list, but of other elements.
    private static func transformed(_ name: String, _ symbol: Symbol, _ closure: Value?, _ evaluator: Evaluator)
        -> Value?
    {
        guard case .closure(let function)? = closure, ["map", "flatMap", "compactMap"].contains(name) else {
            return .symbol(symbol.changed())
        }
        if symbol.isOptional, symbol.type?.isBracketed != true {
            let value = evaluator.run(function, [Value.Part(label: nil, value: .symbol(symbol.unwrapped))])
            return evaluator.isNull(.symbol(symbol)) ? .null : value
        }
        // A value that is there already, such as an element of a dictionary.
        let single: Set<SwiftType> = ["String", "Int", "Double", "Bool", "UUID", "Date", "URL"]
        if let type = symbol.type, single.contains(type) || evaluator.index.isSingle(type) {
            return evaluator.run(function, [Value.Part(label: nil, value: .symbol(symbol))])
        }
        let before = evaluator.oracle
        evaluator.depend()
        evaluator.oracle = before.aside
        defer { evaluator.oracle = before }
        let one = Value.one(of: symbol)
        guard one.symbol == nil || symbol.element.type != nil else {
            // `model.flatMap { $0 as? [String: Any] }`
            let made = evaluator.run(function, [Value.Part(label: nil, value: .symbol(symbol))])
            // The type isn't known: it's an optional if the closure makes a named item.
            if made.itemName?.knownText != nil { return made }
            return made.key == symbol.text ? made : .symbol(symbol.changed())
        }
        var made = evaluator.settled(evaluator.run(function, [Value.Part(label: nil, value: one)]))
        // If conditions decide how a text is written, only one path is read.
        if evaluator.oracle.decisions.count > before.decisions.count { made = made.changedText }
        if let list = made.repeated(for: symbol, one) { return .list(list) }
        var changed = symbol.changed()
        if let type = made.typeName, evaluator.index.isDeclared(type) { changed.type = .list(SwiftType(type)) }
        // `ids.map { ["id": $0] }`
        let isModel = symbol.element.type.flatMap { evaluator.index.type($0) }.map(evaluator.index.isCodable)
        if case .dictionary(let entries) = made, isModel != true {
            let types = Set(entries.entries.map { $0.value.fittingType ?? "Any" })
            changed.type = .list(.dictionary("String", SwiftType(types.count == 1 ? types.first ?? "Any" : "Any")))
        }
        return .symbol(changed)
    }
}

extension Value.List {
    /// The list in the order of a closure, or of its numbers or texts; nil if the order isn't known, or the list is long.
    fileprivate func sorted(by closure: Value?, _ evaluator: Evaluator) -> Value.List? {
        guard isFixed, elements.count <= 32 else { return nil }
        var result: [Value.Element] = []
        for element in elements {
            var position = result.endIndex
            while position > 0 {
                let other = result[position - 1].value
                var isBefore = element.value.isLess(than: other)
                switch closure {
                case nil: break
                case .closure(let function): isBefore = evaluator.isTrue(function, of: element.value, other)
                case .symbol where closure?.key == ">": isBefore = other.isLess(than: element.value)
                case .symbol where closure?.key == "<": break
                default: return nil
                }
                guard let isBefore else { return nil }
                if !isBefore { break }
                position -= 1
            }
            result.insert(element, at: position)
        }
        return Value.List(elements: result)
    }

    /// Whether the code says how many elements it has.
    var isFixed: Bool { open.isEmpty && !elements.contains { $0.isConditional || $0.each != nil } }
}

extension Value {
    /// Whether a list has a text as an element, or a text has another in it; nil if that depends on values that the
    /// code doesn't say. They are taken to contain no question mark, which would end a path, and no scheme.
    func contains(_ wanted: Value) -> Value? {
        if case .text(let pieces) = self, let part = wanted.knownText, !part.isEmpty {
            if pieces.contains(where: { $0.words?.contains(part) == true }) { return .literal("true") }
            let isPath = part == "?" || part == "://" && pieces.first?.words?.contains("/") == true
            return knownText != nil || isPath ? .literal("false") : nil
        }
        guard case .list(let list) = self, let text = wanted.comparedText else { return nil }
        let same = list.elements.filter { $0.value.comparedText == text }
        if same.contains(where: { !$0.isConditional }) { return .literal("true") }
        // A name without a type can be one of a set of options, which other names contain: `options.contains(.auth)`
        let isOption = if case .choice(let choice) = wanted { choice.type == nil } else { false }
        let isOpen = !list.open.isEmpty || list.elements.contains { isOption || $0.value.comparedText ?? text == text }
        return isOpen ? nil : .literal("false")
    }

    /// The text by which it is found in a list: a known text, or the name of a case, such as `.get`
    private var comparedText: String? {
        if case .choice(let choice) = self, choice.payload.isEmpty { return "." + choice.name }
        return knownText
    }
}

extension Value {
    /// The query of an address that has nothing else, without its question mark: `page=2` of `?page=2`
    var onlyQuery: Value? {
        guard case .instance(let address) = self, address.type == "URL", address.fields["url"]?.knownText == "",
            let items = address.fields["query"], !items.isNull
        else { return nil }
        return .made("Query", ["items": items])
    }
}

extension Value.Entries {
    /// Its keys with their values, as a list of pairs.
    var pairs: Value.List {
        Value.List(elements: entries.map { Value.Element(value: $0.pair, isConditional: $0.isConditional) }, open: open)
    }
}

extension Value.Entry {
    /// The key with its value, as closures take them.
    fileprivate var pair: Value {
        .tuple([Value.Part(label: "key", value: key), Value.Part(label: "value", value: present)])
    }
}

extension SourceIndex {
    /// Whether a value of a type has members, and no elements.
    fileprivate func isSingle(_ written: SwiftType) -> Bool {
        guard let entry = type(written), !written.isOptional, let declaration = entry.declaration else { return false }
        return declaration.kind == .structure && declaration.typeParameters.isEmpty
            && conformances(of: entry).isDisjoint(with: ["Sequence", "Collection", "RandomAccessCollection"])
    }
}
