extension Value {
    /// A symbol from which something is made.
    var changedSymbol: Value {
        if case .symbol(let symbol) = self { return .symbol(symbol.changed()) }
        return self
    }

    /// What it is within a text.
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
        default: return [.hole(Symbol(text: key, type: nil, isInput: false))]
        }
    }
}

extension Value {
    /// `page={page}&sort={sort}`
    fileprivate func queryPieces(_ evaluator: Evaluator) -> [Piece] {
        switch self {
        case .dictionary(let entries):
            let known = entries.entries.flatMap { entry -> [Piece] in
                var value = entry.value
                if entry.isConditional, case .symbol(var symbol) = value, !symbol.isOptional {
                    symbol.type = (symbol.type ?? "String") + "?"
                    value = .symbol(symbol)
                }
                // What isn't one value is an argument as a whole.
                var pieces = value.pieces(evaluator)
                if pieces.count != 1 {
                    pieces = [.hole(Symbol(text: entry.key.knownText ?? "value", type: nil, isInput: true))]
                }
                return entry.key.pieces(evaluator) + [.words("=")] + pieces + [.words("&")]
            }
            return known + entries.open.map { .hole($0) }
        case .list(let list):
            return list.elements.flatMap { element -> [Piece] in
                guard let name = element.value.itemName else { return [] }
                let value = element.value.field("value") ?? .null
                return name.pieces(evaluator) + [.words("=")] + value.pieces(evaluator) + [.words("&")]
            } + list.open.map { .hole($0) }
        default: return [.hole(Symbol(text: key, type: nil, isInput: false))]
        }
    }
}

extension Value.Choice {
    /// What a function makes that isn't there: `APIHelper.pathItem(id)` is made of `id`.
    fileprivate var made: Symbol {
        let symbols = payload.compactMap(\.value.symbol).filter(\.isInput)
        if symbols.count == 1 { return symbols[0].changed() }
        return Symbol(text: (type.map { $0 + "." } ?? "") + name + "()", type: nil, isInput: false)
    }
}

extension [Value.Piece] {
    /// With words that follow each other as one piece.
    var joinedWords: [Value.Piece] {
        var result: [Value.Piece] = []
        for piece in self {
            if case .words(let more) = piece, case .words(var words)? = result.last {
                // Taken out first, so that the text is made longer in its place.
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

extension Value.Entries {
    /// With an entry replaced or added; nil takes one away.
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
