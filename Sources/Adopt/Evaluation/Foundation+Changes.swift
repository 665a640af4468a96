extension Foundation {
    /// A value after a call that changes it; nil if the call makes no known change.
    static func mutate(_ name: String, _ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        let first = payload.first?.value
        switch (owner, name) {
        case (.literal, "toggle"), (.symbol, "toggle"):
            if let flag = owner.boolean { return .literal(flag ? "false" : "true") }
            guard var symbol = owner.symbol, payload.isEmpty else { return nil }
            symbol.isChanged = true
            symbol.isOpposite.toggle()
            return .symbol(symbol)
        case (.list(var list), "append"), (.list(var list), "insert"):
            guard let first else { return nil }
            let isFirst = name == "insert" && payload.value("at")?.integer == 0
            if payload[0].label == "contentsOf" {
                return isFirst ? evaluator.add(first, owner) : evaluator.add(owner, first)
            }
            list.elements.insert(Value.Element(value: first), at: isFirst ? 0 : list.elements.endIndex)
            return .list(list)
        case (.null, "append"):
            guard let first else { return nil }
            return .list(Value.List(elements: [Value.Element(value: first)]))
        case (.text, "append") where isOfAddress(payload), (.symbol, "append") where isOfAddress(payload):
            return call("appending", owner, payload, evaluator)
        case (.text, "append") where [nil, "contentsOf"].contains(payload.first?.label):
            // The team's own: `url.append(["page": "2"])`
            if case .dictionary? = first { return nil }
            return first.map { .text((owner.pieceList + $0.pieces(evaluator)).joinedWords) }
        case (.dictionary(let entries), "updateValue"), (.dictionary(let entries), "setValue"),
            (.dictionary(let entries), "setObject"):
            guard let first, let key = payload.value("forKey") else { return nil }
            return .dictionary(entries.setting(key, to: first))
        case (.dictionary(var entries), "encode"), (.dictionary(var entries), "encodeIfPresent"):
            guard let first, let key = payload.value("forKey") else { return nil }
            entries = entries.setting(key, to: first)
            if name == "encodeIfPresent", first.symbol?.isOptional == true { entries.entries.mark(key) }
            return .dictionary(entries)
        case (_, "removeValue"):
            guard let key = payload.value("forKey") else { return nil }
            return evaluator.written(owner).map { .dictionary($0.setting(key, to: .null)) }
        case (.dictionary, "merge"), (.symbol, "merge"):
            guard let entries = owner.openEntries else { return nil }
            return first.flatMap { evaluator.merged(entries, $0, payload.last?.value) }
        case (.dictionary, "removeAll") where first == nil: return .dictionary(Value.Entries())
        case (.list(var list), "removeAll"):
            guard case .closure(let function)? = payload.last?.value else { return .list(Value.List()) }
            if let symbol = list.open.first { return .symbol(symbol.changed()) }
            list.elements = list.elements.compactMap { element in
                let isGone = evaluator.isTrue(function, of: element.value)
                return isGone == true
                    ? nil
                    : Value.Element(
                        value: element.value, isConditional: element.isConditional || isGone == nil, each: element.each)
            }
            return .list(list)
        case (.list, "sort"), (.list, "reverse"), (.list, "swapAt"): return reordered(name, owner, payload, evaluator)
        case (.list, "remove"), (.list, "removeFirst"), (.list, "removeLast"): return .unknown(owner.key)
        case (.dictionary(let entries), "remove"):
            return payload.value("name").map { .dictionary(entries.settingHeader($0, to: .null)) }
        case (.dictionary(let entries), "add"), (.dictionary(let entries), "update"),
            (.dictionary(let entries), "replaceOrAdd"):
            if let key = payload.value("name"), let value = payload.value("value") {
                return .dictionary(entries.settingHeader(key, to: value))
            }
            return first.flatMap { evaluator.merged(entries, $0.headerEntries ?? $0) }
        case (.instance(let data), _) where data.type == "Data" && appending.contains(name):
            return first.map { joined(data, $0) }
        case (.instance(var form), "append") where form.type == "MultipartFormData":
            guard let first, let name = payload.value("withName"), case .list(var parts)? = form.fields["parts"] else {
                return nil
            }
            var part = Value.Instance(type: "Part", fields: ["name": name, "value": first])
            for label in ["fileName", "mimeType"] { part.fields[label] = payload.value(label) }
            parts.elements.append(Value.Element(value: .instance(part)))
            form.fields["parts"] = .list(parts)
            return .instance(form)
        case (.instance(let instance), "append") where instance.type == "URL" && isOfAddress(payload):
            return call("appending", owner, payload, evaluator)
        case (.text, "appendPathComponent"), (.symbol, "appendPathComponent"):
            return first.map { component($0, behind: owner, payload, evaluator) }
        case (.text, "deleteLastPathComponent"): return owner.withoutLastComponent
        case (.instance(var request), "setValue"), (.instance(var request), "addValue"):
            guard request.type == "URLRequest", let first, let key = payload.value("forHTTPHeaderField"),
                let entries = (request.fields["headers"] ?? .dictionary(Value.Entries())).openEntries
            else { return nil }
            var value = first
            let known = entries.entries.first { $0.key.key.lowercased() == key.key.lowercased() }
            if name == "addValue", let known {
                value = .text((known.value.pieces(evaluator) + [.words(",")] + first.pieces(evaluator)).joinedWords)
            }
            request.fields["headers"] = .dictionary(entries.settingHeader(key, to: value))
            return .instance(request)
        default: return nil
        }
    }
}

extension Foundation {
    /// `url.append(path: "stores")`
    private static func isOfAddress(_ payload: [Value.Part]) -> Bool {
        ["queryItems", "path", "component"].contains(payload.first?.label)
    }
}

extension Value {
    /// A list of the caller's as one text.
    var joinedSymbol: Value { symbol.map { .symbol($0.made("String")) } ?? self }

    /// Whether it is an object or a list in JSON.
    var isObject: Bool {
        switch self {
        case .dictionary, .list: return true
        case .symbol(let symbol): return symbol.type?.isBracketed == true
        default: return false
        }
    }

    /// The list or dictionary with further elements from elsewhere.
    func opened(by symbol: Symbol) -> Value? {
        if case .list(var list) = self {
            list.open.append(symbol)
            return .list(list)
        }
        guard case .dictionary(var entries) = self else { return nil }
        entries.open.append(symbol)
        return .dictionary(entries)
    }

    /// The entries of a dictionary; all that one of somebody else's holds.
    var openEntries: Value.Entries? {
        switch self {
        case .dictionary(let entries): return entries
        case .symbol(let symbol): return Value.Entries(entries: [], open: [symbol])
        default: return nil
        }
    }

    /// The header that a case such as `.acceptLanguage("nb")` describes.
    var headerEntries: Value? {
        guard case .choice(let choice) = self, let first = choice.payload.first,
            choice.type == nil || choice.type == "HTTPHeader"
        else { return nil }
        var value = first.value
        switch first.label {
        case "bearerToken": value = .text(([.words("Bearer ")] + value.pieceList).joinedWords)
        case "username":
            let name = value.symbol ?? Symbol(text: "username", type: "String", isInput: true)
            value = .text([.words("Basic "), .hole(name.changed())])
        default: break
        }
        return .dictionary(Value.Entries(entries: [Value.Entry(key: .words(choice.headerName), value: value)]))
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
    /// - Parameter choice: the closure that chooses between two values of a key; without it, the other's is taken.
    func merged(_ entries: Value.Entries, _ other: Value, _ choice: Value? = nil) -> Value? {
        switch other {
        case .dictionary(let more):
            guard case .closure(let function)? = choice else { return .dictionary(entries.merging(more)) }
            let values = ["old", "new"].map { Value.Part(label: nil, value: .words($0)) }
            switch run(function, values).knownText {
            case "old": return .dictionary(more.merging(entries))
            case "new": return .dictionary(entries.merging(more))
            default: return .unknown("merging")
            }
        case .symbol(let symbol): return Value.dictionary(entries).opened(by: symbol)
        case .null: return .dictionary(entries)
        case .unknown(let text):
            let symbol = Symbol(text: text, type: nil, isInput: false, isChanged: true)
            return Value.dictionary(entries).opened(by: symbol)
        default: return nil
        }
    }
}

extension Evaluator {
    /// Whether a closure returns true for values; nil if that isn't known.
    func isTrue(_ function: Value.Function, of values: Value...) -> Bool? {
        let before = oracle
        let isTrue = run(function, values.map { Value.Part(label: nil, value: $0) }).boolean
        let isGuessed = oracle.decisions.count > before.decisions.count
        oracle.takeBack(to: before)
        return isGuessed ? nil : isTrue
    }
}

extension Value {
    /// The value with its question marks escaped, since they would end the path of an address.
    func asPathComponent(_ evaluator: Evaluator) -> Value {
        .text(
            pieces(evaluator).map { piece in
                guard let words = piece.words, words.contains("?") else { return piece }
                let text = "a component of the path has a `?` in it, which is sent as `%3F`: a query may be meant"
                evaluator.remarks.add([.path], text)
                return .words(words.pieces(between: "?").joined(separator: "%3F"))
            })
    }

    /// An address without the text after its last slash.
    var withoutLastComponent: Value? {
        var pieces = pieceList.joinedWords
        if case .words(let words)? = pieces.last, words.hasSuffix("/") {
            pieces[pieces.count - 1] = .words(String(words.dropLast()))
        }
        while let last = pieces.popLast() {
            guard let words = last.words, let slash = words.lastIndex(of: "/") else { continue }
            return .text(pieces + [.words(String(words[...slash]))])
        }
        return nil
    }
}

extension String {
    /// The parts of a text between all occurrences of a separator.
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

extension [Value.Piece] {
    /// The pieces of a relative path without `./` and `../`, for which a base with a last slash loses components.
    func resolved(behind base: inout [Value.Piece]) -> [Value.Piece] {
        var pieces = self
        while case .words(let words)? = pieces.first, case .words(let last)? = base.last, last.hasSuffix("/") {
            if words.hasPrefix("./") {
                pieces[0] = .words(String(words.dropFirst(2)))
            } else if words.hasPrefix("../"), let slash = last.dropLast().lastIndex(of: "/"),
                !last[..<slash].hasSuffix("/")
            {
                base[base.count - 1] = .words(String(last[...slash]))
                pieces[0] = .words(String(words.dropFirst(3)))
            } else {
                break
            }
        }
        return pieces
    }

    /// The pieces between all occurrences of a separator, or only between the first ones.
    fileprivate func split(at separator: String, atMost count: Int?) -> [[Value.Piece]] {
        var result: [[Value.Piece]] = [[]]
        for piece in self {
            guard let words = piece.words else {
                result[result.count - 1].append(piece)
                continue
            }
            for (position, part) in words.pieces(between: separator).enumerated() {
                if position > 0, result.count > count ?? Int.max {
                    result[result.count - 1].append(.words(separator))
                } else if position > 0 {
                    result.append([])
                }
                result[result.count - 1].append(.words(part))
            }
        }
        return result.map(\.joinedWords)
    }
}

extension Foundation {
    /// `text.components(separatedBy: .whitespaces)`, `address.split(separator: "?", maxSplits: 1)`
    static func components(of text: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        guard let separator = payload.value("separatedBy") ?? payload.value("separator") else { return nil }
        let parts: [Value]
        if case .choice(let set) = separator {
            guard let text = text.knownText, ["whitespaces", "newlines", "whitespacesAndNewlines"].contains(set.name)
            else { return nil }
            let isSeparator: (Character) -> Bool = { sign in
                sign.isNewline ? set.name != "whitespaces" : sign.isWhitespace && set.name != "newlines"
            }
            parts = text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).map { .words(String($0)) }
        } else {
            guard case .text(let pieces) = text, let words = separator.knownText, !words.isEmpty else { return nil }
            if text.knownText == nil {
                let remark = "a text is split at `\(words)`: its values are taken to hold none"
                evaluator.remarks.add([.path, .query], remark)
            }
            let keepsEmpty =
                payload.value("separatedBy") != nil || payload.value("omittingEmptySubsequences")?.boolean == false
            parts = pieces.split(at: words, atMost: payload.value("maxSplits")?.integer).map { .text($0) }.filter {
                keepsEmpty || $0.knownText != ""
            }
        }
        return .list(Value.List(elements: parts.map { Value.Element(value: $0) }))
    }

    /// `String(format: "%02d-%@", month, day)`: the words of the format, with holes for its values.
    static func formatted(_ payload: [Value.Part], _ evaluator: Evaluator) -> Value {
        var values = payload.dropFirst().filter { $0.label == nil }.map(\.value)
        if case .list(let list)? = payload.value("arguments"), list.isFixed { values = list.elements.map(\.value) }
        var next = 0
        var pieces: [Value.Piece] = []
        for piece in payload.first?.value.pieces(evaluator) ?? [] {
            guard var rest = piece.words?[...] else {
                pieces.append(piece)
                continue
            }
            while let mark = rest.firstIndex(of: "%") {
                pieces.append(.words(String(rest[..<mark])))
                rest = rest[rest.index(after: mark)...]
                if rest.hasPrefix("%") {
                    pieces.append(.words("%"))
                    rest = rest.dropFirst()
                    continue
                }
                var flags = rest.prefix { "0123456789.+-#l $".contains($0) }
                let kind = rest.dropFirst(flags.count).first
                rest = rest.dropFirst(flags.count + 1)
                if let dollar = flags.firstIndex(of: "$") {
                    next = (Int(flags[..<dollar]) ?? 1) - 1
                    flags = flags[dollar...].dropFirst()
                }
                defer { next += 1 }
                let value = values.indices.contains(next) ? values[next] : Value.null.madeText
                pieces += shown(value, flags.filter { $0 != "l" }, kind).pieces(evaluator)
            }
            pieces.append(.words(String(rest)))
        }
        pieces = pieces.joinedWords
        return pieces.asOneValue.map { .symbol($0) } ?? .text(pieces)
    }

    /// `0007` for 7 if the format has `%04d`
    private static func shown(_ value: Value, _ flags: String, _ kind: Character?) -> Value {
        let isPlain = kind.map { "@dius".contains($0) } ?? true
        if flags.isEmpty, isPlain { return value }
        guard let number = value.integer, number >= 0, isPlain, flags.first == "0", let width = Int(flags), width < 64
        else { return value.symbol == nil ? .unknown("%" + flags) : value.changedSymbol }
        let digits = String(number)
        return .words(String(repeating: "0", count: max(0, width - digits.count)) + digits)
    }
}

extension [Value.Piece] {
    /// One argument in place of several values of a format, such as a date written with `%04d%02d%02d`; nil if the
    /// format leaves one of them unchanged, or if separators of a URL are between them.
    fileprivate var asOneValue: Symbol? {
        let symbols = compactMap(\.symbol)
        guard symbols.count > 1, symbols.allSatisfy(\.isChanged),
            !contains(where: { $0.words?.contains(where: "/?&=".contains) == true })
        else { return nil }
        let owners = Set(symbols.map { SourceIndex.parent($0.text) })
        let owner = owners.count == 1 ? owners.first ?? "" : ""
        let isInput = symbols.allSatisfy(\.isInput)
        return Symbol(text: owner.isEmpty ? symbols[0].text : owner, type: "String", isInput: isInput, isChanged: true)
    }
}
