extension Value {
    /// A symbol without a type gets the type of the parameter that takes it.
    func ofType(_ type: SwiftType?) -> Value {
        guard case .symbol(var symbol) = self, symbol.type == nil else { return self }
        symbol.type = type
        return .symbol(symbol)
    }

    /// The model as the dictionary that its JSON is: `JSONSerialization.jsonObject(with: encoder.encode(model))`
    var asJSON: Value {
        switch self {
        case .symbol(var symbol):
            symbol.isOfJSON = true
            return .symbol(symbol)
        case .instance(var instance):
            instance.fields["as JSON"] = .null
            return .instance(instance)
        default: return self
        }
    }

    var isJSON: Bool { symbol?.isOfJSON == true || field("as JSON") != nil }

    /// The value, marked as changed if it is a symbol.
    var changedSymbol: Value { if case .symbol(let symbol) = self { .symbol(symbol.changed()) } else { self } }

    /// A text that code makes of the value, which isn't known.
    var madeText: Value {
        if case .symbol(let symbol) = self { return .symbol(symbol.changed()) }
        return .symbol(Symbol(text: "value", type: "String", isInput: false, isChanged: true))
    }

    /// The text, with the symbols in it marked as changed.
    var changedText: Value {
        guard case .text(let pieces) = self else { return self }
        return .text(pieces.map { if case .hole(let symbol) = $0 { .hole(symbol.changed()) } else { $0 } })
    }

    /// The pieces that it adds to a text.
    func pieces(_ evaluator: Evaluator) -> [Piece] {
        switch self {
        case .text(let pieces): return pieces
        case .literal(let text): return [.words(text)]
        case .symbol(let symbol): return [.hole(symbol)]
        case .choice(let choice):
            if let raw = evaluator.rawValue(of: choice) { return raw.pieces(evaluator) }
            let isCase = choice.type.map { type in
                evaluator.index.type(type)?.members.cases.contains { $0.name == choice.name }
                    ?? Foundation.isKnown(type)
            }
            if choice.payload.isEmpty, isCase == true { return [.words(choice.name)] }
            return [.hole(choice.made)]
        case .null: return []
        case .instance(let instance):
            if let url = instance.fields["url"] { return url.pieces(evaluator) }
            if let items = instance.fields["items"], instance.type == "Query" { return items.queryPieces(evaluator) }
            return [.hole(Symbol(text: instance.type, type: nil, isInput: false))]
        default: return [.hole(Symbol(text: shown, type: nil, isInput: false))]
        }
    }

    /// The pieces that it adds to a text; those of an address include its query.
    func written(_ evaluator: Evaluator) -> [Piece] {
        guard isAddress, let query = field("query"), !query.isNull else { return pieces(evaluator) }
        return pieces(evaluator) + [.words("?")] + (query.field("items") ?? query).queryPieces(evaluator)
    }
}

extension Value {
    /// `page={page}&sort={sort}`
    fileprivate func queryPieces(_ evaluator: Evaluator) -> [Piece] {
        func item(_ name: Value, _ value: Value, isConditional: Bool) -> [Piece] {
            var value = value
            if isConditional, case .symbol(var symbol) = value, !symbol.isOptional {
                symbol.type = .optional(symbol.type ?? "String")
                value = .symbol(symbol)
            }
            // A text of several pieces becomes one argument.
            var pieces = value.pieces(evaluator)
            if pieces.count != 1 || isConditional && value.symbol == nil {
                let type: SwiftType = isConditional ? "String?" : "String"
                pieces = [.hole(Symbol(text: name.knownText ?? "value", type: type, isInput: true))]
            }
            return name.pieces(evaluator) + [.words("=")] + pieces + [.words("&")]
        }
        switch self {
        case .dictionary(let entries):
            return entries.entries.flatMap { item($0.key, $0.value, isConditional: $0.isConditional) }
                + entries.open.map { .hole($0) }
        case .list(let list):
            return list.elements.flatMap { element -> [Piece] in
                guard let name = element.value.itemName else { return [] }
                return item(name, element.value.field("value") ?? .null, isConditional: element.isConditional)
            } + list.open.map { .hole($0) }
        default: return [.hole(Symbol(text: shown, type: nil, isInput: false))]
        }
    }
}

extension Value.Choice {
    /// The result of a function that isn't in the sources: `APIHelper.pathItem(id)` is `id`, marked as changed.
    fileprivate var made: Symbol {
        let symbols = payload.compactMap(\.value.symbol).filter(\.isInput)
        if symbols.count == 1 { return symbols[0].changed() }
        return Symbol(text: (type.map { $0 + "." } ?? "") + name + "()", type: nil, isInput: false)
    }
}

extension [Value.Piece] {
    /// The pieces, with adjacent words joined into one.
    var joinedWords: [Value.Piece] {
        var result: [Value.Piece] = []
        for piece in self {
            if case .words(let more) = piece, case .words(var words)? = result.last {
                // Removed first, so that the text is extended in place instead of copied.
                result.removeLast()
                words += more
                result.append(.words(words))
            } else if case .words("") = piece {
                continue
            } else {
                result.append(piece)
            }
        }
        return result
    }
}

extension [Value.Entry] {
    /// Marks the entry of a key as conditional.
    mutating func mark(_ key: Value) {
        for index in indices where self[index].key.key == key.key { self[index].isConditional = true }
    }
}

extension Value.Entry {
    /// The value within the entry; a conditional entry exists only if its value isn't nil.
    var present: Value { isConditional ? value.unwrapped : value }
}

extension Value.Entries {
    /// The headers with one replaced or added. Upper and lower case are the same in their names.
    func settingHeader(_ name: Value, to value: Value) -> Value.Entries {
        let known = entries.first { $0.key.key.lowercased() == name.key.lowercased() }?.key
        return setting(known ?? name, to: value)
    }

    /// The entries with one replaced or added; a nil value removes it.
    func setting(_ key: Value, to value: Value) -> Value.Entries {
        var result = self
        let position = entries.firstIndex { $0.key.key == key.key }
        if value.isNull {
            if let position { result.entries.remove(at: position) }
        } else if let position {
            result.entries[position].value = value
            result.entries[position].isConditional = false
        } else {
            result.entries.append(Value.Entry(key: key, value: value))
        }
        return result
    }

    func merging(_ other: Value.Entries) -> Value.Entries {
        var result = self
        for entry in other.entries {
            if let position = result.entries.firstIndex(where: { $0.key.key == entry.key.key }) {
                if !entry.isConditional { result.entries[position] = entry }
            } else {
                result.entries.append(entry)
            }
        }
        result.open += other.open
        return result
    }
}

/// A value that is known only when the code runs: an argument of the caller, or a value from elsewhere in the app.
struct Symbol: Sendable, Hashable {
    /// Its text in the code: `action.ratingKey`
    var text: String
    /// Nil if the code doesn't show it.
    var type: SwiftType?
    /// Whether the caller passes it; otherwise it comes from elsewhere in the app, such as a key or a setting.
    var isInput: Bool
    /// Whether the code sends something made from it instead of the value itself.
    var isChanged = false
    /// What code makes of it, as far as it's told: `.lowercased()`, ` % 2`
    var making = ""
    /// Whether the code sends the opposite of a flag.
    var isOpposite = false
    /// Whether it represents the raw value.
    var isRaw = false
    /// Whether code reads it from the JSON that it wrote before, where a flag is the number 1 or 0.
    var isOfJSON = false
    /// Whether it is what a function makes of an endpoint that it takes, which is read where that is.
    var isOfEndpoint = false

    var isOptional: Bool { type?.isOptional == true }

    /// Whether a text that shows it is of another type: that of a number, or of a type that isn't in the sources.
    func isShownAsText(_ index: SourceIndex) -> Bool {
        let texts = ["String", "Substring", "NSString", "Character", "UUID", "URL"]
        return type.map { !texts.contains($0.name) && !index.isDeclared($0.name) } ?? false
    }

    /// The value without its question mark.
    var unwrapped: Symbol {
        guard let type, type.isOptional else { return self }
        var symbol = self
        symbol.type = type.unwrapped
        return symbol
    }

    /// The symbol of any one element of a list.
    var element: Symbol { Symbol(text: text + "[]", type: type?.element, isInput: isInput) }

    /// The bytes that it is, or that are in the file that it names.
    var asData: Symbol { of("Data") }

    func of(_ type: SwiftType) -> Symbol {
        var symbol = self
        symbol.type = isOptional ? .optional(type) : type
        return symbol
    }

    /// A value of a type that code makes of it.
    func made(_ type: SwiftType) -> Symbol { of(type).changed() }

    func changed(by making: String = "") -> Symbol {
        var symbol = self
        symbol.isChanged = true
        if self.making.utf8.count < 100 { symbol.making += making }
        return symbol
    }
}

extension Value {
    /// The text of a condition about the value. A value that code makes of another one isn't the other:
    /// `code % 2 == 0` says nothing about `code == 0`.
    var subject: String { if case .symbol(let symbol) = self { symbol.text + symbol.making } else { key } }

    /// The result of a call. If it's the symbol of the owner as a changed one, the call says what was made of it.
    func made(of owner: Value?, by name: String, _ payload: [Part]) -> Value {
        guard case .symbol(let symbol) = self, symbol.isChanged, let before = owner?.symbol else { return self }
        let arguments = payload.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.subject }.joined(separator: ", ")
        if symbol.text == before.text, symbol.making == before.making {
            return .symbol(symbol.changed(by: ".\(name)(\(arguments))"))
        }
        // `code.isMultiple()`: the symbol says the call without its arguments.
        return payload.isEmpty ? self : .symbol(symbol.changed(by: "(\(arguments))"))
    }
}

extension Value {
    /// The size of the value, counted up to a limit: the number of its parts, and long texts by their length. Each line
    /// of code can double a value, so the size of a run's values has to be limited as well as its steps.
    func weight(upTo limit: Int) -> Int {
        var weight = 0
        var open = [self]
        while weight < limit, let value = open.popLast() {
            weight += 1
            switch value {
            case .text(let pieces):
                for piece in pieces {
                    switch piece {
                    case .words(let words): weight += Value.weight(of: words)
                    case .hole(let symbol): weight += Value.weight(of: symbol.text)
                    }
                }
            case .literal(let text), .type(let text), .unknown(let text): weight += Value.weight(of: text)
            case .symbol(let symbol): weight += Value.weight(of: symbol.text)
            case .choice(let choice): open += choice.payload.map(\.value)
            case .instance(let instance): open += instance.fields.values
            case .list(let list): open += list.elements.map(\.value) + list.open.map(Value.symbol)
            case .dictionary(let entries):
                open += entries.entries.flatMap { [$0.key, $0.value] } + entries.open.map(Value.symbol)
            case .tuple(let parts): open += parts.map(\.value)
            case .null, .closure: continue
            }
        }
        return weight
    }

    private static func weight(of text: String) -> Int { 1 + text.utf8.count / 16 }
}

extension Value.Piece {
    /// Whether it is a setting from the app's bundle: `Bundle.main.infoDictionary?["URL"]`
    var isSetting: Bool {
        guard case .hole(let symbol) = self, !symbol.isInput else { return false }
        return symbol.text.lowercased().contains("infodictionary")
    }
}

extension Value {
    /// The values that it contains.
    private var inner: [Value] {
        switch self {
        case .instance(let instance): Array(instance.fields.values)
        case .dictionary(let entries): entries.entries.map(\.value)
        case .list(let list): list.elements.map(\.value)
        default: []
        }
    }

    /// Whether it contains literal words of the code, such as the name of a remote procedure.
    var saysWords: Bool {
        guard case .text(let pieces) = self else { return inner.contains(where: \.saysWords) }
        return pieces.contains { $0.words?.contains(where: \.isLetter) == true }
    }

    /// The literal words in it, including the keys of dictionaries.
    var words: [String] {
        switch self {
        case .text(let pieces): return pieces.compactMap(\.words)
        case .dictionary(let entries): return entries.entries.flatMap(\.key.words) + inner.flatMap(\.words)
        default: return inner.flatMap(\.words)
        }
    }

    /// Whether code makes a part of it of one of the caller's values: `fields.map { "\($0)=\($1)" }.joined()`
    func isMade(of names: Set<String>) -> Bool {
        if case .symbol(let symbol) = self { return symbol.isChanged && names.contains(symbol.text) }
        return inner.contains { $0.isMade(of: names) }
    }

    /// Whether it has keys or elements that the code doesn't list, such as those of a caller's dictionary.
    var isOpen: Bool {
        switch self {
        case .symbol(let symbol): return symbol.type?.pair != nil
        case .dictionary(let entries): return !entries.open.isEmpty || inner.contains(where: \.isOpen)
        case .list(let list): return !list.open.isEmpty || inner.contains(where: \.isOpen)
        default: return inner.contains(where: \.isOpen)
        }
    }
}

extension Value {
    /// The element types of a collection, empty if they aren't known; nil for other values.
    var held: [SwiftType]? {
        switch self {
        case .symbol(let symbol): symbol.type.map(\.held)
        case .list, .dictionary: []
        default: nil
        }
    }
}
