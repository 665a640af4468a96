extension Foundation {
    /// What a value is after a call that changes it; nil where the call changes nothing that is known.
    static func mutate(_ name: String, _ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        let first = payload.first?.value
        switch (owner, name) {
        case (.list(var list), "append"), (.list(var list), "insert"):
            guard let first else { return nil }
            if payload[0].label == "contentsOf" { return evaluator.add(owner, first) }
            list.elements.append(Value.Element(value: first))
            return .list(list)
        case (.null, "append"):
            guard let first else { return nil }
            return .list(Value.List(elements: [Value.Element(value: first)]))
        case (.text, "append") where ["queryItems", "path", "component"].contains(payload.first?.label):
            return call("appending", owner, payload, evaluator)
        case (.text, "append"): return first.map { .text((owner.pieceList + $0.pieces(evaluator)).joinedWords) }
        case (.dictionary(let entries), "updateValue"):
            guard let first, let key = payload.value("forKey") else { return nil }
            return .dictionary(entries.setting(key, to: first))
        case (.dictionary(let entries), "removeValue"):
            guard let key = payload.value("forKey") else { return nil }
            return .dictionary(entries.setting(key, to: .null))
        case (.dictionary, "merge"), (.symbol, "merge"):
            guard let entries = owner.openEntries else { return nil }
            return first.flatMap { evaluator.merged(entries, $0) }
        case (.dictionary(let entries), "add"), (.dictionary(let entries), "update"):
            if let key = payload.value("name"), let value = payload.value("value") {
                return .dictionary(entries.setting(key, to: value))
            }
            return first.flatMap { evaluator.merged(entries, $0.headerEntries ?? $0) }
        case (.instance(let data), "append") where data.type == "Data": return first.map { joined(data, $0) }
        case (.instance(var form), "append") where form.type == "MultipartFormData":
            guard let first, let name = payload.value("withName"), case .list(var parts)? = form.fields["parts"] else {
                return nil
            }
            var part = Value.Instance(type: "Part", fields: ["name": name, "value": first])
            for label in ["fileName", "mimeType"] { part.fields[label] = payload.value(label) }
            parts.elements.append(Value.Element(value: .instance(part)))
            form.fields["parts"] = .list(parts)
            return .instance(form)
        case (.instance(let instance), "append") where instance.type == "URL":
            return call("appending", owner, payload, evaluator)
        case (.text, "appendPathComponent"): return first.map { joined(owner, $0, evaluator) }
        case (.instance(var request), "setValue"), (.instance(var request), "addValue"):
            guard request.type == "URLRequest", let first, let key = payload.value("forHTTPHeaderField"),
                let entries = (request.fields["headers"] ?? .dictionary(Value.Entries())).openEntries
            else { return nil }
            request.fields["headers"] = .dictionary(entries.setting(key, to: first))
            return .instance(request)
        default: return nil
        }
    }
}

extension Foundation {
    /// Data with more behind it.
    static func joined(_ data: Value.Instance, _ more: Value) -> Value {
        var list = Value.List()
        if case .list(let known)? = data.fields["pieces"] {
            list = known
        } else if !data.fields.isEmpty {
            list.elements.append(Value.Element(value: .instance(data)))
        }
        list.elements.append(Value.Element(value: more))
        return .made("Data", ["pieces": .list(list)])
    }
}

extension Value {
    /// A list of the caller's as one text.
    var joinedSymbol: Value {
        guard case .symbol(var symbol) = self else { return self }
        symbol.isChanged = true
        symbol.type = symbol.isOptional ? "String?" : "String"
        return .symbol(symbol)
    }

    /// The entries of a dictionary; all that one of somebody else's holds.
    var openEntries: Value.Entries? {
        switch self {
        case .dictionary(let entries): return entries
        case .symbol(let symbol): return Value.Entries(entries: [], open: [symbol])
        default: return nil
        }
    }

    /// `.acceptLanguage("nb")` as the header that it is.
    var headerEntries: Value? {
        guard case .choice(let choice) = self, let first = choice.payload.first, choice.type == nil else { return nil }
        let key = Value.words(choice.headerName)
        return .dictionary(Value.Entries(entries: [Value.Entry(key: key, value: first.value)]))
    }
}

extension Value.Choice {
    /// `contentType` → `Content-Type`
    var headerName: String {
        let words = name.reduce(into: "") { $0 += $1.isUppercase ? "-" + String($1) : String($1) }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

extension Evaluator {
    func merged(_ entries: Value.Entries, _ other: Value) -> Value? {
        switch other {
        case .dictionary(let more): return .dictionary(entries.merging(more))
        case .symbol(let symbol):
            var result = entries
            result.open.append(symbol)
            return .dictionary(result)
        case .null: return .dictionary(entries)
        case .unknown(let text):
            var result = entries
            result.open.append(Symbol(text: text, type: nil, isInput: false, isChanged: true))
            return .dictionary(result)
        default: return nil
        }
    }
}

extension String {
    /// The pieces of a text between all places of another one.
    func pieces(between separator: String) -> [String] {
        var result: [String] = []
        var piece = ""
        var rest = self[...]
        while let first = rest.first {
            if rest.hasPrefix(separator) {
                result.append(piece)
                piece = ""
                rest = rest.dropFirst(separator.count)
            } else {
                piece.append(first)
                rest = rest.dropFirst()
            }
        }
        return result + [piece]
    }
}

extension Foundation {
    /// `String(format: "%02d-%@", month, day)`: the words of the format, with holes for what it shows.
    static func formatted(_ payload: [Value.Part], _ evaluator: Evaluator) -> Value {
        var values = payload.dropFirst().filter { $0.label == nil }.map(\.value)[...]
        var pieces: [Value.Piece] = []
        var rest = (payload.first?.value.knownText ?? "")[...]
        while let mark = rest.firstIndex(of: "%") {
            pieces.append(.words(String(rest[..<mark])))
            rest = rest[rest.index(after: mark)...]
            if rest.hasPrefix("%") {
                pieces.append(.words("%"))
                rest = rest.dropFirst()
                continue
            }
            let flags = rest.prefix { "0123456789.+-#l ".contains($0) }
            rest = rest.dropFirst(flags.count + 1)
            guard let value = values.popFirst() else { continue }
            pieces += (flags.isEmpty ? value : value.changedSymbol).pieces(evaluator)
        }
        return .text((pieces + [.words(String(rest))]).joinedWords)
    }
}
