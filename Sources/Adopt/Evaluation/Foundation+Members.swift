extension Foundation {
    static func member(_ name: String, of value: Value, _ evaluator: Evaluator) -> Value? {
        switch (value, name) {
        // `(isOpen as NSNumber).stringValue` is 1 for true.
        case (.symbol(let symbol), "stringValue") where symbol.type?.unwrapped == "Bool": return value.changedSymbol
        case (_, "description"), (_, "stringValue"), (_, "absoluteString"), (_, "debugDescription"), (_, "lazy"),
            (_, "utf8"), (_, "wrappedValue"), (_, "canonicalName"), (_, "rawName"):
            if case .choice(let choice) = value { return evaluator.rawValue(of: choice) ?? value }
            return value
        case (.choice, "rawValue"), (.text, "rawValue"), (.symbol, "uuidString"): return value
        // Components have no base address; a text may be one that was joined to a base.
        case (.instance, "relativeString"): return value
        case (.text(let pieces), "relativeString") where pieces.host.isEmpty: return value
        case (.text(let pieces), "isEmpty"):
            // A text with other values in it is assumed to be non-empty.
            return .literal(pieces.allSatisfy { $0.words == "" } ? "true" : "false")
        case (.text, "count"): return value.knownText.map { .literal(String($0.count)) }
        case (.list(let list), "isEmpty") where list.open.isEmpty: return emptiness(list.elements.map(\.isConditional))
        case (.list(let list), "count") where list.isFixed, (.list(let list), "endIndex") where list.isFixed:
            return .literal(String(list.elements.count))
        case (.list(let list), "indices") where list.isFixed: return .numbers(list.elements.indices)
        case (.list, "startIndex"): return .literal("0")
        case (.list(let list), "first") where list.isFixed: return list.elements.first?.value ?? .null
        case (.list(let list), "last") where list.isFixed: return list.elements.last?.value ?? .null
        case (.text(let pieces), "first"), (.text(let pieces), "last"):
            guard let words = (name == "first" ? pieces.first : pieces.last)?.words else { return nil }
            let character = name == "first" ? words.first : words.last
            return character.map { .words(String($0)) } ?? (pieces.count == 1 ? .null : nil)
        case (.dictionary(let entries), "isEmpty") where entries.open.isEmpty:
            return emptiness(entries.entries.map(\.isConditional))
        case (.dictionary(let entries), "count")
        where entries.open.isEmpty && !entries.entries.contains(where: \.isConditional):
            return .literal(String(entries.entries.count))
        case (.dictionary(let entries), "keys"):
            let keys = entries.entries.map { Value.Element(value: $0.key, isConditional: $0.isConditional) }
            return .list(Value.List(elements: keys, open: entries.open))
        case (.instance(let query), "isEmpty") where query.type == "Query":
            // A query whose items may be absent is assumed to be non-empty, like a text with values.
            return .literal(["[]", "[:]", "nil"].contains(query.fields["items"]?.key) ? "true" : "false")
        case (.symbol(let symbol), "isEmpty"):
            return .symbol(Symbol(text: symbol.text + ".isEmpty", type: "Bool", isInput: symbol.isInput))
        case (.symbol(let symbol), "count"):
            return .symbol(Symbol(text: symbol.text + ".count", type: "Int", isInput: symbol.isInput))
        case (.symbol(let symbol), "none") where symbol.isOptional: return .null
        case (.instance(let instance), _): return member(name, of: instance, evaluator)
        case (.text(let pieces), "path"), (.text(let pieces), "percentEncodedPath"):
            return pieces.host.isEmpty ? value : .text(pieces.path)
        case (.text(let pieces), "host") where !pieces.host.isEmpty:
            let host = pieces.host
            guard let words = host.first?.words, let scheme = words.firstRange(of: "://") else { return nil }
            return .text(([.words(String(words[scheme.upperBound...]))] + host.dropFirst()).joinedWords)
        case (.text(let pieces), "scheme"):
            let words = pieces.first?.words ?? ""
            return words.firstRange(of: "://").map { .words(String(words[..<$0.lowerBound])) }
        case (.text, "url"), (.text, "absoluteURL"): return value
        case (.text, "standardized"), (.text, "standardizedFileURL"): return value.key.contains("..") ? nil : value
        default: return nil
        }
    }

    /// The query that code of the team or a library makes of a dictionary or list, if its name says so. How that code
    /// writes lists isn't known: `tags=a&tags=b`, `tags[]=a`, `tags[0]=a`
    static func query(_ name: String, of value: Value) -> Value? {
        guard name.saysQuery else { return nil }
        switch value {
        case .dictionary(var entries):
            for index in entries.entries.indices {
                entries.entries[index].value = entries.entries[index].value.asWrittenList
            }
            return .made("Query", ["items": .dictionary(entries)])
        case .list: return .made("Query", ["items": value])
        default: return nil
        }
    }

    /// Whether a collection is empty; nil if that depends on the conditions of its elements.
    private static func emptiness(_ conditions: [Bool]) -> Value? {
        if conditions.isEmpty { return .literal("true") }
        return conditions.contains(false) ? .literal("false") : nil
    }

    private static func member(_ name: String, of instance: Value.Instance, _ evaluator: Evaluator) -> Value? {
        switch (instance.type, name) {
        case ("URLComponents", "url"), ("URLComponents", "string"):
            return .instance(
                Value.Instance(
                    type: "URL",
                    fields: [
                        "url": instance.fields["url"] ?? .words(""), "query": instance.fields["queryItems"] ?? .null,
                    ]))
        case ("URLComponents", "query"), ("URLComponents", "percentEncodedQuery"):
            guard let items = instance.fields["queryItems"], !items.isNull else { return .null }
            return .made("Query", ["items": items])
        case ("URLComponents", "path"), ("URLComponents", "percentEncodedPath"):
            let address = instance.fields["url"]?.pieceList ?? []
            return instance.fields["path"] ?? .text(address.isRelative ? address : address.path)
        case ("URLComponents", "host") where instance.fields["url"]?.pieceList.isRelative == true: return .null
        case ("URLComponents", "queryItems"), ("URLComponents", "percentEncodedQueryItems"):
            return instance.itemsOfElsewhere ?? instance.fields["queryItems"] ?? .null
        case ("URLRequest", "url"):
            let fields = ["url": instance.fields["url"] ?? .words(""), "query": instance.fields["query"] ?? .null]
            return .made("URL", fields)
        case ("URLRequest", "allHTTPHeaderFields"): return instance.fields["headers"]
        case ("URLRequest", "httpBody"): return instance.fields["httpBody"] ?? .null
        case ("Mirror", "children"): return instance.fields["reflecting"].flatMap(evaluator.children)
        default: return instance.fields[name]
        }
    }

    /// The types of members that hold several values.
    static let collections: [String: SwiftType] = [
        "allHTTPHeaderFields": .dictionary("String", "String"),
        "httpAdditionalHeaders": .dictionary("String", "String"), "queryItems": .list("URLQueryItem"),
    ]

    /// The members of Vapor's headers that set one.
    private static let typedHeaders: Set<String> = [
        "accept", "cacheControl", "contentDisposition", "contentRange", "contentType", "cookie", "expires",
        "lastModified", "range",
    ]

    /// Vapor's media types for texts.
    private static let mediaTypes = [
        "html": "text/html", "json": "application/json", "plainText": "text/plain",
        "urlEncodedForm": "application/x-www-form-urlencoded", "xml": "application/xml",
    ]

    /// A value with a member set: `request.httpMethod = "POST"`
    static func set(_ name: String, of owner: Value, to value: Value) -> Value? {
        // Vapor's headers: `headers.bearerAuthorization = …`
        if case .dictionary(let headers) = owner, name.hasSuffix("Authorization") {
            return .dictionary(
                headers.setting(.words("Authorization"), to: value.field("token") ?? value.changedSymbol))
        }
        // `headers.contentType = .json`
        if case .dictionary(let headers) = owner, typedHeaders.contains(name) {
            let known = Value.Choice(type: nil, name: name, payload: [])
            let written = value.methodName.flatMap { mediaTypes[$0] }.map { Value.words($0 + "; charset=utf-8") }
            return .dictionary(headers.settingHeader(.words(known.headerName), to: written ?? value.changedSymbol))
        }
        // Components that come from elsewhere: `var parts = settings.api; parts.path = "/stores"`
        if case .text(let pieces) = owner, name == "path", !pieces.host.isEmpty {
            // Vapor's `URI`: `uri.path += "/" + part`
            return .text((pieces.host + value.pieceList).joinedWords)
        }
        if case .symbol(let symbol) = owner,
            symbol.type.map({ $0.unwrapped == "URLComponents" }) ?? ["path", "percentEncodedPath"].contains(name)
        {
            let base = Value.symbol(symbol.of("URL"))
            return set(name, of: .made("URLComponents", ["base": base, "url": base]), to: value)
        }
        guard case .instance(var instance) = owner else { return nil }
        switch (instance.type, name) {
        case ("URLComponents", "path"), ("URLComponents", "percentEncodedPath"):
            let host = instance.fields["base"]?.pieceList ?? (instance.fields["url"]?.pieceList ?? []).host
            instance.fields["base"] = .text(host)
            var path = value.pieceList
            // `baseURL.path` after the host of `baseURL` is a part of the address.
            if case .hole(let address)? = host.first, path.first?.isPart("path", of: address) == true {
                path.removeFirst()
            }
            // After a host it begins with a slash, since the address would be invalid without one.
            if let words = path.first?.words, !host.isEmpty, !words.isEmpty, !words.hasPrefix("/") {
                path.insert(.words("/"), at: 0)
            }
            instance.fields["url"] = .text((host + path).joinedWords)
            instance.fields["path"] = value
        case ("URLComponents", "scheme"), ("URLComponents", "host"), ("URLComponents", "port"):
            instance.fields[name] = value
            // The caller's address is only a path once it has another host: `components.url?.path`
            if name == "scheme", instance.fields["host"] == nil, case .hole? = instance.fields["url"]?.pieceList.first {
                return .instance(instance)
            }
            let scheme = instance.fields["scheme"]?.pieceList ?? [.words("https")]
            let host = instance.fields["host"]?.pieceList ?? []
            let port = instance.fields["port"].map { $0.isNull ? [] : [.words(":")] + $0.pieceList } ?? []
            var base = Value.text((scheme + [.words("://")] + host + port).joinedWords)
            if case .hole(var address)? = host.first, address.text.hasSuffix(".host"), address.type == nil {
                // `components.host = baseURL.host`, not a property of the team
                address.text = String(address.text.dropLast(5))
                base = .symbol(address)
            }
            let path = (instance.fields["url"]?.pieceList ?? []).withoutHost
            instance.fields["base"] = base
            instance.fields["url"] = .text((base.pieceList + path).joinedWords)
        case ("URLComponents", "query"), ("URLComponents", "percentEncodedQuery"):
            instance.fields["queryItems"] = value.field("items") ?? .null
            let address = (instance.fields["url"]?.pieceList ?? []).withoutQuery
            instance.fields["url"] = .text(address)
            if value.field("items") == nil, !value.isNull {
                let (text, items) = (address + [.words("?")] + value.pieceList).joinedWords.dividedQuery
                instance.fields["url"] = .text(text)
                instance.fields["queryItems"] = items
            }
        case ("URLComponents", "percentEncodedQueryItems"): instance.fields["queryItems"] = value
        case ("URLRequest", "url"):
            instance.fields["url"] = value.field("url") ?? .text(value.pieceList)
            if let query = value.field("query") { instance.fields["query"] = query }
        case ("URLRequest", "allHTTPHeaderFields"), ("URLRequest", "headers"):
            instance.fields["headers"] = value.isNull ? .dictionary(Value.Entries()) : headers(value)
        case ("URLRequest", "httpBodyStream"):
            instance.fields["httpBody"] = .symbol(Symbol(text: "stream", type: "Data", isInput: true))
        case ("URLRequest", "method"): instance.fields["httpMethod"] = value
        case ("URLRequest", "body"):
            let isBuffer = value.symbol?.type?.name == "ByteBuffer"
            instance.fields["httpBody"] = isBuffer ? value.symbol.map { .symbol($0.asData) } : value
        default: instance.fields[name] = value
        }
        return .instance(instance)
    }
}

extension RequestDraft.Content {
    /// The argument as a text in an address; null for other contents.
    fileprivate var argument: Value { if case .argument(let symbol) = self { .text([.hole(symbol)]) } else { .null } }
}

extension Value.Instance {
    /// The items of components that are made of a whole address which only the running code knows, other than a server's:
    /// `URLComponents(string: page)?.queryItems`
    fileprivate var itemsOfElsewhere: Value? {
        guard fields["queryItems"]?.isNull != false, let address = fields["url"]?.pieceList, address.count == 1,
            case .hole(let symbol) = address[0], symbol.isInput || !AddressSplitting.isAddress(symbol.text)
        else { return nil }
        let text = symbol.text + ".queryItems"
        return .symbol(Symbol(text: text, type: .optional(.list("URLQueryItem")), isInput: symbol.isInput))
    }
}

extension Value.Piece {
    /// Whether it is a member of an address: `baseURL.path`
    fileprivate func isPart(_ name: String, of address: Symbol) -> Bool {
        guard case .hole(let symbol) = self else { return false }
        return symbol.text == address.text + "." + name
    }
}

extension String {
    /// `queryString`, `percentEncoded()`, `urlEncodedForm`
    var saysQuery: Bool {
        let name = lowercased()
        return ["query", "urlencod", "percentencod", "formencod"].contains(where: name.contains)
    }
}

extension Value {
    /// A list or dictionary as something that is made of it; other values are unchanged.
    fileprivate var asWrittenList: Value {
        switch self {
        case .symbol(let symbol) where symbol.type?.isCollection == true: .symbol(symbol.changed())
        case .list, .dictionary: .symbol(Symbol(text: shown, type: nil, isInput: true, isChanged: true))
        default: self
        }
    }

    /// Whether it begins with the scheme of a whole address.
    var hasScheme: Bool { pieceList.first?.words?.contains("://") == true }

    /// The pieces of a text; of anything else that it is a hole.
    var pieceList: [Piece] {
        switch self {
        case .text(let pieces): return pieces
        case .literal(let text): return [.words(text)]
        case .symbol(let symbol): return [.hole(symbol)]
        case .null: return []
        case .instance(let instance):
            if let url = instance.fields["url"] { return url.pieceList }
            return [.hole(Symbol(text: instance.type, type: nil, isInput: false))]
        case .tuple(let parts) where parts.isEmpty: return []
        default: return [.hole(Symbol(text: shown, type: nil, isInput: false))]
        }
    }
}

extension [Value.Piece] {
    /// `https://a.example/b` → `https://a.example`; an address that is known only when the app runs is a host, too.
    var host: [Value.Piece] {
        switch first {
        case .words(let words)? where words.contains("://"): return divided.host
        case .hole? where hasVariableScheme: return divided.host
        case .hole(let symbol)? where AddressSplitting.isAddress(symbol.text): return [.hole(symbol)]
        default: return []
        }
    }

    /// Whether it begins with literal words instead of a host: `stores/\(id)`
    var isRelative: Bool { first?.words.map { !$0.isEmpty && !$0.contains("://") } ?? false }

    /// An address up to its query.
    var withoutQuery: [Value.Piece] {
        guard let position = firstIndex(where: { $0.words?.contains("?") == true }) else { return self }
        let words = self[position].words?.prefix { $0 != "?" } ?? ""
        return self[..<position] + (words.isEmpty ? [] : [.words(String(words))])
    }

    /// An address and the items of its query; the whole address, without items, if the query has unknown names.
    var dividedQuery: (address: [Value.Piece], items: Value) {
        guard let position = firstIndex(where: { $0.words?.contains("?") == true }), let words = self[position].words,
            let mark = words.firstIndex(of: "?")
        else { return (self, .null) }
        let query = AddressSplitting([.words(String(words[mark...]))] + self[(position + 1)...]).query
        if query.contains(where: \.isOpen) { return (self, .null) }
        let items = query.map { field in
            let value: Value =
                if case .constant(let text, _) = field.value { .words(text) } else { field.value.argument }
            return Value.Element(value: .made("URLQueryItem", ["name": .words(field.name), "value": value]))
        }
        return (withoutQuery, .list(Value.List(elements: items)))
    }

    /// The part after the host.
    var path: [Value.Piece] { if case .hole? = first { Array(dropFirst(host.count)) } else { withoutHost } }

    /// `https://a.example/b` → `/b`
    var withoutHost: [Value.Piece] {
        guard case .words(let words)? = first else { return hasVariableScheme ? divided.path : self }
        guard words.contains("://") else { return words.hasPrefix("/") ? self : [] }
        return divided.path
    }

    /// `{scheme}://a.example`
    private var hasVariableScheme: Bool { count > 1 && first?.symbol != nil && self[1].words?.hasPrefix("://") == true }

    /// An address with a scheme, divided before its path. The host may contain values:
    /// `https://{shop}.a.example/b` → `https://{shop}.a.example`, `/b`
    private var divided: (host: [Value.Piece], path: [Value.Piece]) {
        for (position, piece) in enumerated() {
            guard let words = piece.words else { continue }
            let hasScheme = position == 0 || position == 1 && hasVariableScheme
            let rest = hasScheme ? words.behindScheme : words[...]
            if let slash = rest.firstIndex(of: "/") {
                let host = self[..<position] + [.words(String(words[..<slash]))]
                return (Array(host).joinedWords, [.words(String(rest[slash...]))] + self[(position + 1)...])
            }
            if hasScheme, rest.isWholeHost { return (Array(self[...position]), Array(self[(position + 1)...])) }
        }
        return (self, [])
    }
}

extension String {
    /// The text after `https://`.
    var behindScheme: Substring { firstRange(of: "://").map { self[$0.upperBound...] } ?? self[...] }
}

extension Substring {
    /// Whether a host ends here, so that a value after it is a path: `a.example`, but neither `a.` nor `a.example:`
    var isWholeHost: Bool {
        (contains(".") || contains(":") || self == "localhost") && last.map { $0.isLetter || $0.isNumber } == true
    }
}
