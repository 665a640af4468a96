extension Foundation {
    /// The result of a method that the team doesn't declare; nil if it isn't known.
    static func call(_ name: String, _ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        let first = payload.first?.value
        if owner.typeName == "Just", let held = owner.field("value") { return published(name, held, first, evaluator) }
        switch name {
        case "appendingPathComponent", "appending":
            if let items = payload.value("queryItems") {
                // `appending(path: "/stores", queryItems: items)` of the team or a library
                let others = payload.filter { $0.label != "queryItems" }
                return withQuery(call(name, owner, others, evaluator) ?? owner, items, evaluator)
            }
            guard let first else { return nil }
            if payload[0].label == "components" {
                let components = payload.prefix { $0.label != "directoryHint" }
                let address = components.reduce(owner) { joined($0, $1.value, evaluator) }
                return payload.saysFolder ? address.asFolder(evaluator) : address
            }
            // `URL.appending` takes labels; without one it's `String.appending`.
            if name == "appending", payload[0].label == nil, !owner.isAddress {
                return .text((owner.pieceList + first.pieces(evaluator)).joinedWords)
            }
            return component(first, behind: owner, payload, evaluator)
        case "url" where payload.first?.label == "relativeTo":
            // `components.url(relativeTo: base)`
            guard let base = first, let url = member("url", of: owner, evaluator) else { return nil }
            let text = joined(base, .text(url.pieces(evaluator)), evaluator, isRelative: true)
            return .made("URL", ["url": .text(text.pieces(evaluator)), "query": url.field("query") ?? .null])
        case "deletingLastPathComponent": return owner.withoutLastComponent
        case "appendingPathExtension":
            return first.map { .text((owner.pieces(evaluator) + [.words(".")] + $0.pieces(evaluator)).joinedWords) }
        // `ByteBufferAllocator().buffer(capacity: 64)`, `.buffer(string: text)`
        case "buffer" where ["capacity", "string", "data", "bytes"].contains(payload.first?.label):
            return construct("ByteBuffer", payload.filter { $0.label != "capacity" }, evaluator)
        case "get" where payload.isEmpty:
            // `try result.get()`
            guard case .choice(let choice) = owner, choice.type == "Result" else { return nil }
            return choice.name == "success" ? choice.payload.first?.value : nil
        case "isValidJSONObject" where first?.isObject == true: return .literal("true")
        case "encode", "encodeAsByteBuffer": return encode(owner, payload, evaluator)
        case "container" where owner.symbol?.type?.name == "Encoder": return .dictionary(Value.Entries(type: container))
        // The value that was just encoded: `JSONSerialization.jsonObject(with: encoder.encode(model))`
        case "jsonObject": return payload.value("with")?.field("json")?.asJSON
        case "decode": return payload.value("from")?.field("json")
        case "data":
            if let object = payload.value("withJSONObject") { return .made("Data", ["json": object]) }
            guard payload.value("using") != nil else { return nil }
            // `String(data: json, encoding: .utf8)` is the text of the data.
            if case .instance(let data) = owner, data.type == "Data" { return owner }
            if case .instance(let query) = owner, query.type == "Query" {
                return .made("Data", ["form": query.fields["items"] ?? .null])
            }
            // Code that sends an object as text writes it as JSON.
            return owner.isObject ? data("json", owner) : .made("Data", ["text": owner])
        case "value" where payload.value("forHTTPHeaderField") != nil: return first.flatMap(owner.header)
        case "rawData" where owner.isObject: return data("json", owner)
        case "asURL" where owner.typeName == "URLComponents": return member("url", of: owner, evaluator)
        case "asURL", "asURLRequest", "copy", "mutableCopy", "rawString": return owner
        case "requestHeaderFields":
            // `HTTPCookie.requestHeaderFields(with: cookies)`
            guard let cookies = payload.value("with") else { return nil }
            let value = Value.symbol(
                cookies.symbol?.changed() ?? Symbol(text: "cookies", type: "String", isInput: false))
            return .dictionary(Value.Entries(entries: [Value.Entry(key: .words("Cookie"), value: value)]))
        case "replacingOccurrences": return replaced(owner, payload, evaluator)
        case "trimmingCharacters": return trimmed(owner, payload)
        case "components", "split": return components(of: owner, payload, evaluator)
        case "addingPercentEncoding", "removingPercentEncoding", "percentEncoded", "urlEncoded": return owner
        case "dropFirst" where payload.isEmpty && owner.onlyQuery != nil: return owner.onlyQuery
        case "prefix", "suffix", "dropFirst", "dropLast":
            if let part = owner.shortened(name, payload) { return part }
            return owner.isShortened ? .unknown(owner.key + "." + name + "()") : owner.changedSymbol
        case "lowercased", "uppercased", "capitalized":
            guard let text = owner.knownText else { return owner.changedSymbol }
            return .words(name == "lowercased" ? text.lowercased() : text.uppercased())
        case "caseInsensitiveCompare":
            guard let text = owner.knownText?.lowercased(), let other = first?.knownText?.lowercased() else {
                return nil
            }
            let order = text == other ? "orderedSame" : text < other ? "orderedAscending" : "orderedDescending"
            return .choice(Value.Choice(type: nil, name: order, payload: []))
        case "first", "last", "randomElement":
            guard case .symbol(let symbol) = owner, let type = symbol.type?.element else { return nil }
            return .symbol(
                Symbol(text: symbol.text + "." + name + "()", type: .optional(type), isInput: symbol.isInput))
        case "joined": return joinedList(owner, payload, evaluator)
        case "max" where payload.allSatisfy({ $0.value.integer != nil }),
            "min" where payload.allSatisfy({ $0.value.integer != nil }):
            let numbers = payload.compactMap(\.value.integer)
            return (name == "max" ? numbers.max() : numbers.min()).map { .literal(String($0)) }
        case "abs" where first?.knownText?.hasPrefix("-") == true:
            return first?.knownText.map { .literal(String($0.dropFirst())) }
        case "abs" where first?.knownText != nil: return first
        case "max", "min", "abs":
            return payload.map(\.value).first { $0.symbol != nil }?.changedSymbol
                ?? (payload.isEmpty ? nil : .unknown(name + "()"))
        case "map", "compactMap", "flatMap", "filter", "compactMapValues", "mapValues", "sorted", "reversed":
            return transformed(name, owner, first, evaluator)
        case "just" where payload.count == 1: return first.map { .made("Just", ["value": $0]) }
        case "reduce": return reduced(owner, payload, evaluator)
        // Functions that run a closure at once and return its result.
        case "sync", "assumeIsolated", "withLock", "run", "performAndWait":
            guard case .closure(let function)? = payload.last?.value else { return nil }
            return evaluator.run(function, [])
        case "merging":
            guard let entries = owner.openEntries, let first else { return nil }
            return evaluator.merged(entries, first, payload.last?.value)
        case "enumerated": return numbered(owner)
        case "string":
            // `formatter.string(from: date)`
            return (payload.value("from") ?? payload.value("for"))?.symbol.map { .symbol($0.made("String")) }
        case "formatted", "ISO8601Format", "base64EncodedString": return owner.symbol.map { .symbol($0.made("String")) }
        case "appendingQueryItems", "appendingQueryParameters", "appendQueryItems":
            return first.map { withQuery(owner, $0, evaluator) }
        case "hasPrefix" where first?.knownText == "?" && owner.onlyQuery != nil: return .literal("true")
        case "hasPrefix", "hasSuffix", "starts":
            let part = first?.knownText ?? ""
            let end = name == "hasSuffix" ? owner.pieceList.last : owner.pieceList.first
            // A text with a leading slash is a path, so it doesn't begin with the address of a server.
            if name != "hasSuffix", end?.words?.hasPrefix("/") == true, let address = first?.symbol,
                AddressSplitting.isAddress(address.text)
            {
                return .literal("false")
            }
            // The words at this end decide, whatever the rest is.
            if let text = end?.words, !part.isEmpty, owner.knownText != nil || text.count >= part.count {
                return .literal((name == "hasSuffix" ? text.hasSuffix(part) : text.hasPrefix(part)) ? "true" : "false")
            }
            return .symbol(asked(name, owner, first))
        case "range" where payload.first?.label == "of":
            guard let text = owner.knownText, let part = first?.knownText else { return nil }
            let isThere = text.firstRange(of: part) != nil
            return isThere ? .symbol(Symbol(text: "range", type: "Range<String.Index>", isInput: false)) : .null
        case "contains", "isEmpty":
            return (name == "contains" ? first : nil).flatMap(owner.contains) ?? .symbol(asked(name, owner, first))
        case "adding" where payload.value("newHTTPHeaderFields") != nil:
            guard case .instance(var endpoint) = owner, let more = payload.value("newHTTPHeaderFields") else {
                return nil
            }
            let known = endpoint.fields["addedHeaders"]?.openEntries ?? Value.Entries()
            endpoint.fields["addedHeaders"] = evaluator.merged(known, more)
            return .instance(endpoint)
        // Moya's default, which takes everything from the request's members.
        case "defaultEndpointMapping": return .made("Endpoint", [:])
        case "replacing" where payload.value("task") != nil:
            guard case .instance(var endpoint) = owner, endpoint.type == "Endpoint" else { return nil }
            endpoint.fields["task"] = first
            return .instance(endpoint)
        case "setting", "adding": return mutate("setValue", owner, payload, evaluator)
        default: return nil
        }
    }

    /// What becomes of a publisher of one value: `Just(endpoint).tryMap { try $0.request() }.flatMap { send($0) }`
    /// - Parameter given: a closure, or the encoder of `Just(body).encode(encoder: JSONEncoder())`.
    private static func published(_ name: String, _ held: Value, _ given: Value?, _ evaluator: Evaluator) -> Value? {
        let same: Set<String> = ["eraseToAnyPublisher", "mapError", "receive", "setFailureType", "subscribe"]
        if same.contains(name) { return .made("Just", ["value": held]) }
        if name == "encode", let given {
            let data = call(name, given, [Value.Part(label: nil, value: held)], evaluator)
            return data.map { .made("Just", ["value": $0]) }
        }
        guard ["map", "tryMap", "flatMap"].contains(name), case .closure(let function)? = given else { return nil }
        let made = evaluator.run(function, [Value.Part(label: nil, value: held)])
        return name == "flatMap" ? made : .made("Just", ["value": made])
    }

    private static func asked(_ name: String, _ owner: Value, _ other: Value?) -> Symbol {
        Symbol(text: owner.subject + "." + name + "(" + (other?.subject ?? "") + ")", type: "Bool", isInput: false)
    }

    /// The type of what an encoder collects under the keys of a model.
    static let container = SwiftType.dictionary("CodingKey", "Encodable")

    /// An address followed by a component; it ends in a slash if the component is empty or the code calls it a folder.
    static func component(_ path: Value, behind owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value
    {
        let address = joined(owner, path.asPathComponent(evaluator), evaluator)
        return payload.saysFolder || path.knownText == "" ? address.asFolder(evaluator) : address
    }

    /// `path.trimmingCharacters(in: CharacterSet(charactersIn: "/"))`
    private static func trimmed(_ owner: Value, _ payload: [Value.Part]) -> Value {
        var signs = payload.value("in")?.field("charactersIn")?.knownText
        if case .list(let list)? = payload.value("in") { signs = list.elements.compactMap(\.value.knownText).joined() }
        let set = payload.value("in").map { ($0.symbol?.text ?? $0.key).lowercased() } ?? ""
        // Blanks at the ends of an argument, and slashes around a part of a path, aren't meant to be sent.
        let isUsual =
            signs.map { $0.allSatisfy { $0 == "/" || $0.isWhitespace } }
            ?? (set.contains("space") || set.contains("newline"))
        guard case .text(var pieces) = owner, let signs else {
            return isUsual ? owner : owner.changedSymbol.changedText
        }
        if let words = pieces.first?.words { pieces[0] = .words(String(words.drop { signs.contains($0) })) }
        if let words = pieces.last?.words {
            let end = words.lastIndex { !signs.contains($0) }
            pieces[pieces.count - 1] = .words(end.map { String(words[...$0]) } ?? "")
        }
        let isKnown = isUsual || pieces.first?.symbol == nil && pieces.last?.symbol == nil
        return isKnown ? .text(pieces) : Value.text(pieces).changedText
    }

    /// The elements of a list, each with its offset.
    private static func numbered(_ owner: Value) -> Value? {
        let list: Value.List
        switch owner {
        case .list(let known): list = known
        case .dictionary(let entries): list = entries.pairs
        case .symbol(let symbol):
            list = Value.List(elements: [Value.Element(value: Value.one(of: symbol), each: symbol)])
        default: return nil
        }
        var result = list
        for index in result.elements.indices {
            let number = result.elements[index].each.map {
                Value.symbol(Symbol(text: $0.text + ".offset", type: "Int", isInput: false))
            }
            result.elements[index].value = .tuple([
                Value.Part(label: "offset", value: number ?? .literal(String(index))),
                Value.Part(label: "element", value: result.elements[index].value),
            ])
        }
        return .list(result)
    }

    private static func withQuery(_ owner: Value, _ items: Value, _ evaluator: Evaluator) -> Value {
        var fields: [String: Value] = ["url": .text(owner.pieces(evaluator)), "query": items]
        if let before = owner.field("query"), !before.isNull { fields["query"] = evaluator.add(before, items) }
        return .made("URL", fields)
    }

    /// `"/a/{id}".replacingOccurrences(of: "{id}", with: id)`
    private static func replaced(_ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        guard case .text(let pieces) = owner, let of = payload.value("of")?.knownText, !of.isEmpty,
            let with = payload.value("with")
        else { return owner.changedSymbol }
        var result: [Value.Piece] = []
        for piece in pieces {
            guard case .words(let words) = piece else {
                result.append(piece)
                continue
            }
            guard evaluator.mayHold(words.utf8.count * (1 + of.utf8.count / 16) / 16) else { return .unknown("…") }
            let parts = words.pieces(between: of)
            guard evaluator.mayHold(parts.count * with.weight(upTo: 1_000_000)) else { return .unknown("…") }
            for (position, part) in parts.enumerated() {
                if position > 0 { result += with.pieces(evaluator) }
                result.append(.words(part))
            }
        }
        return .text(result.joinedWords)
    }

    private static func joinedList(_ owner: Value, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        guard case .list(var list) = owner else { return owner.joinedSymbol }
        // `[defaults, additional].joined()`: one list after another.
        if payload.isEmpty, let all = list.flattened(evaluator) { return all }
        let separator = payload.value("separator")?.knownText ?? ""
        guard evaluator.mayHold(list.elements.count * (1 + separator.utf8.count / 16)) else { return .unknown("…") }
        if separator == "&", let query = list.query { return query }
        if let symbol = list.open.first ?? list.elements.lazy.compactMap(\.each).first {
            return Value.symbol(symbol).joinedSymbol
        }
        if list.elements.contains(where: \.isConditional) {
            let isPath = list.elements.contains { $0.value.pieceList.contains { $0.words?.contains("/") == true } }
            let count = list.elements.count
            if isPath { list.elements.removeAll { $0.isConditional && $0.value.symbol?.isInput == false } }
            let taken = list.elements.count < count ? "those of the app's are left out" : "all of them are taken"
            let text = "a text is joined of parts that are there only sometimes: " + taken
            evaluator.remarks.add(isPath ? [.path] : EndpointField.carried + [.path], text)
        }
        var pieces: [Value.Piece] = []
        for (position, element) in list.elements.enumerated() {
            if position > 0 { pieces.append(.words(separator)) }
            pieces += element.value.pieces(evaluator)
        }
        return .text(pieces.joinedWords)
    }
}

extension [Value.Part] {
    /// `directoryHint: .isDirectory`, `isDirectory: true`
    fileprivate var saysFolder: Bool {
        if case .choice(let hint)? = value("directoryHint") { return hint.name == "isDirectory" }
        return value("isDirectory")?.boolean == true
    }
}

extension Value {
    /// The header of a request that a name means, or null; nil if the code doesn't say which headers there are.
    fileprivate func header(_ name: Value) -> Value? {
        guard case .instance(let request) = self, request.type == "URLRequest", let name = name.knownText?.lowercased(),
            let headers = (request.fields["headers"] ?? .dictionary(Value.Entries())).openEntries
        else { return nil }
        if let entry = headers.entries.first(where: { $0.key.knownText?.lowercased() == name }) {
            return entry.isConditional ? nil : entry.value
        }
        return headers.open.isEmpty && headers.entries.allSatisfy { $0.key.knownText != nil } ? .null : nil
    }

    /// The address with a slash at the end.
    fileprivate func asFolder(_ evaluator: Evaluator) -> Value {
        let pieces = pieces(evaluator)
        if pieces.last?.words?.hasSuffix("/") == true { return self }
        let text = Value.text((pieces + [.words("/")]).joinedWords)
        guard case .instance(var url) = self, url.type == "URL" else { return text }
        url.fields["url"] = text
        return .instance(url)
    }
}

extension Value.List {
    /// The elements of all lists and dictionaries in it as one list; nil if it contains other values.
    func flattened(_ evaluator: Evaluator) -> Value? {
        guard open.isEmpty, elements.contains(where: { $0.value.isValue }) else { return nil }
        var all = Value.list(Value.List())
        for element in elements where !element.value.isNull {
            switch element.value {
            // `if isNear { items.append(.list("kinds", kinds)) }`
            case .list(var inner) where element.isConditional:
                guard inner.open.isEmpty else { return nil }
                for place in inner.elements.indices { inner.elements[place].isConditional = true }
                all = evaluator.add(all, .list(inner))
            case _ where element.isConditional: return nil
            case .dictionary(let entries): all = evaluator.add(all, .list(entries.pairs))
            case .list, .symbol: all = evaluator.add(all, element.value)
            default: return nil
            }
        }
        return all
    }

    /// The query or form that its texts form, each a name with a value: `["page=1", "sort=\(sort)"]`
    fileprivate var query: Value? {
        var entries = Value.Entries(open: open)
        for element in elements {
            guard case .text(let pieces) = element.value, let pair = pieces.pair else { return nil }
            let value = pair.value.spread(over: element.each)
            let key = Value.words(pair.name)
            entries.entries.append(Value.Entry(key: key, value: value, isConditional: element.isConditional))
        }
        return elements.isEmpty ? nil : .made("Query", ["items": .dictionary(entries)])
    }
}

extension Value {
    /// A part of a text, if the words there are known: `"notes/show".prefix(1)`
    fileprivate func shortened(_ name: String, _ payload: [Part]) -> Value? {
        if case .list(let list) = self, list.isFixed, payload.first?.label == nil,
            let count = payload.isEmpty ? 1 : payload[0].value.integer, count >= 0
        {
            let (all, length) = (list.elements, list.elements.count)
            let start = name == "dropFirst" ? min(count, length) : name == "suffix" ? max(length - count, 0) : 0
            let end = name == "prefix" ? min(count, length) : name == "dropLast" ? max(length - count, 0) : length
            return .list(List(elements: Array(all[start..<end])))
        }
        guard case .text(let pieces) = self, let count = payload.isEmpty ? 1 : payload[0].value.integer, count >= 0,
            payload.first?.label == nil
        else { return nil }
        let isLast = name == "suffix" || name == "dropLast"
        // `"?\(rest)".dropLast()`: the value at the end is changed, and the text before it stays.
        if let symbol = (isLast ? pieces.last : pieces.first)?.symbol, !name.hasSuffix("fix") {
            let changed = [Piece.hole(symbol.changed())]
            return .text(isLast ? pieces.dropLast() + changed : changed + pieces.dropFirst())
        }
        let end = (isLast ? pieces.last : pieces.first)?.words ?? ""
        guard let text = knownText ?? (end.count >= count ? end : nil) else { return nil }
        switch name {
        case "prefix": return .words(String(text.prefix(count)))
        case "suffix": return .words(String(text.suffix(count)))
        case "dropFirst": return .text(([.words(String(text.dropFirst(count)))] + pieces.dropFirst()).joinedWords)
        default: return .text((pieces.dropLast() + [.words(String(text.dropLast(count)))]).joinedWords)
        }
    }
}
