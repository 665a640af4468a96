/// The behaviour of Foundation, and of the libraries with which most apps send requests.
enum Foundation {
    private static let known: Set<String> = [
        "HTTPMethod", "Alamofire.HTTPMethod", "Moya.Method", "Method", "URLEncoding", "JSONEncoding",
        "ParameterEncoding", "JSONParameterEncoder", "URLEncodedFormParameterEncoder", "Task", "HTTPTask", "Route",
        "HTTPHeader", "Encoding",
    ]

    static func isKnown(_ type: String) -> Bool {
        known.contains(type) || type.hasSuffix("Encoding") || type.hasSuffix("Encoder") || type.hasSuffix("Method")
    }

    /// The labels with which initialisers take the value that they make.
    private static let labels: [String: Set<String>] = [
        "URL": ["string", "optionalString", "staticString", "fileURLWithPath", "filePath"],
        "NSURL": ["string", "fileURLWithPath"], "URI": ["string", "path"], "Array": [], "Set": [],
    ]

    /// What adds to data or to a buffer.
    static let appending: Set<String> = ["append", "writeBytes", "writeString", "writeData"]

    static func construct(_ written: String, _ payload: [Value.Part], _ evaluator: Evaluator) -> Value? {
        let first = payload.first?.value
        // With the name of its module as a prefix: `Alamofire.HTTPHeaders([…])`
        let words = written.split(separator: ".", maxSplits: 1).map(String.init)
        let type = words.count == 2 && evaluator.index.imports.contains(words[0]) ? words[1] : written
        // Another initialiser makes something else: `URL(httpURLWithSocketPath: "/var/run/shop.sock")`
        if let labels = labels[type], let label = payload.first?.label, !labels.contains(label) {
            return .unknown("\(type)(\(label):)")
        }
        switch type {
        case "URL", "NSURL", "URI":
            guard let first else { return nil }
            let text = Value.text(first.written(evaluator)).asAddress
            guard let base = payload.value("relativeTo") else { return first.isAddress ? first : text }
            return joined(base.asAddress, first, evaluator, isRelative: true)
        case "String" where payload.value("format").map({ $0.symbol == nil }) == true,
            "NSString" where payload.value("format").map({ $0.symbol == nil }) == true:
            return formatted(payload, evaluator)
        case "String" where payload.first?.label == "describing":
            return first.map { text(of: evaluator.shown($0), evaluator) }
        case "String" where payload.value("radix") != nil:
            let radix = payload.value("radix")?.integer ?? 0
            guard let number = first?.integer, 2...36 ~= radix else { return first?.changedSymbol }
            let isUppercase = payload.value("uppercase")?.boolean == true
            return .words(String(number, radix: radix, uppercase: isUppercase))
        case "String" where payload.value("repeating") != nil:
            guard let text = first?.knownText, let count = payload.value("count")?.integer, 0...64 ~= count else {
                return .unknown("String(repeating:)")
            }
            return .words(String(repeating: text, count: count))
        case "String", "NSString", "Substring": return first.map { text(of: $0, evaluator) } ?? .words("")
        case "Int", "Double", "Float", "Bool", "Int64", "UInt", "NSNumber", "AnyEncodable", "AnyHashable", "Optional",
            "CGFloat", "Decimal", "Parameters":
            // `Double(text)` is a number.
            if SwiftType(type).isNumber, let symbol = first?.symbol, let given = symbol.type?.unwrapped,
                given == "String" || given.isNumber && given.isFraction != SwiftType(type).isFraction
            {
                return .symbol(symbol.made(SwiftType(type)))
            }
            if payload.first?.label == nil, let number = first?.number(type, payload.value("radix")?.integer) {
                return number
            }
            return first ?? .dictionary(Value.Entries())
        case "URLQueryItem", "NSURLQueryItem":
            guard let name = payload.value("name") else { return nil }
            return .instance(
                Value.Instance(type: "URLQueryItem", fields: ["name": name, "value": payload.value("value") ?? .null]))
        case "URLComponents", "NSURLComponents":
            let address = payload.value("string") ?? payload.value("url") ?? .words("")
            let (text, items) = address.pieces(evaluator).dividedQuery
            var instance = Value.Instance(type: "URLComponents", fields: ["url": .text(text), "queryItems": items])
            if case .instance(let url) = address, let query = url.fields["query"], !query.isNull {
                instance.fields["queryItems"] = items.isNull ? query : evaluator.add(items, query)
            }
            return .instance(instance)
        case "URLRequest", "NSMutableURLRequest", "HTTPClientRequest", "HTTPClient.Request", "ClientRequest":
            return request(payload, evaluator)
        // Vapor 3: `Request(http: HTTPRequest(method: .GET, url: url), using: container)`
        case "HTTPRequest" where payload.value("url") != nil: return request(payload, evaluator)
        case "Request" where payload.value("http") != nil: return payload.value("http")
        // Vapor 3: `HTTPBody(data: order)`, `HTTPBody(string: form)`
        case "HTTPBody": return payload.value("data") ?? .made("Data", first.map { ["text": $0] } ?? [:])
        case "Data" where payload.first?.label == "contentsOf" && first?.hasScheme == false:
            let content = first.map(evaluator.content)
            return content?.symbol.map { .symbol($0.asData) } ?? content
        case "Just" where payload.count == 1: return first.map { .made("Just", ["value": $0]) }
        case "Data", "NSMutableData", "NSData", "ByteBuffer": return first.map { data(of: $0) } ?? .made("Data", [:])
        case "Dictionary" where payload.first?.label == "grouping": return .unknown("Dictionary(grouping:)")
        case "HTTPHeaders", "HTTPFields", "Dictionary", "NSDictionary", "NSMutableDictionary":
            guard let first else { return .dictionary(Value.Entries()) }
            return headers(first)
        case "HTTPHeader":
            guard let name = payload.value("name"), let value = payload.value("value") else { return nil }
            return .dictionary(Value.Entries(entries: [Value.Entry(key: name, value: value)]))
        case "Array", "Set":
            // `Array(ids)` of `some Sequence<Int>`
            guard let symbol = first?.symbol, let kind = symbol.type, ["Sequence", "Collection"].contains(kind.name),
                let element = kind.held.first
            else { return first ?? .list(Value.List()) }
            return .symbol(symbol.of(.list(element)))
        case "JSON" where payload.first?.label == nil: return first
        default: return nil
        }
    }

    private static func request(_ payload: [Value.Part], _ evaluator: Evaluator) -> Value {
        evaluator.depend()
        evaluator.oracle.thaw()
        var fields: [String: Value] = ["headers": payload.value("headers").map(headers) ?? .dictionary(Value.Entries())]
        let written = payload.value("url") ?? payload.first?.value ?? .unknown("url")
        let address = evaluator.typed(written, as: "URL", from: nil)
        if case .instance(let url) = address, let text = url.fields["url"] {
            fields["url"] = text
            fields["query"] = url.fields["query"]
        } else {
            fields["url"] = .text(address.pieces(evaluator))
        }
        fields["httpMethod"] = payload.value("method") ?? .words("GET")
        let body = payload.value("body") ?? .null
        // `HTTPClient.Body.data(order)`, `.string(form)`
        if case .choice(let body) = body, let content = body.payload.first?.value,
            content.key != Value.made("Data", [:]).key
        {
            fields["httpBody"] = body.name == "string" ? data(of: content) : content
        } else if let body = body.symbol {
            if body.isChanged {
                evaluator.remarks.add(Remark(.body, "the body is something made of `\(body.text)`", isUnknown: true))
            }
            fields["httpBody"] = .symbol(body.asData)
        } else if body.isUnknown {
            evaluator.remarks.add(Remark(.body, "the body `\(body.shown)` isn't understood", isUnknown: true))
        } else if case .instance(let content) = body, content.type == "Data", !content.fields.isEmpty {
            fields["httpBody"] = body
        }
        return .made("URLRequest", fields)
    }

    /// Headers as a dictionary, also if they are a list of names with values.
    static func headers(_ value: Value) -> Value {
        guard case .list(let list) = value else { return value }
        var entries = Value.Entries()
        entries.open = list.open
        for element in list.elements {
            if case .dictionary(var one) = element.value.headerEntries ?? element.value {
                for index in one.entries.indices where element.isConditional { one.entries[index].isConditional = true }
                entries = entries.merging(one)
            } else if case .tuple(let parts) = element.value, parts.count == 2 {
                let entry = Value.Entry(
                    key: parts[0].value, value: parts[1].value, isConditional: element.isConditional)
                entries.entries.append(entry)
            } else if let name = element.value.field("name"), let value = element.value.field("value") {
                // `.init(name: "X-Key", value: key)`
                entries.entries.append(Value.Entry(key: name, value: value, isConditional: element.isConditional))
            } else {
                let name = element.value.shown
                entries.open.append(element.value.symbol ?? Symbol(text: name, type: "HTTPHeader", isInput: false))
            }
        }
        return .dictionary(entries)
    }

    static func text(of value: Value, _ evaluator: Evaluator) -> Value {
        switch value {
        case .symbol(let symbol) where symbol.isShownAsText(evaluator.index): return .text([.hole(symbol)])
        case .symbol, .text: return value
        case .instance(let instance) where instance.type == "Data": return value
        default: return .text(value.pieces(evaluator))
        }
    }

    private static func data(of value: Value) -> Value {
        if case .instance(let instance) = value {
            if instance.type == "Data" { return value }
            if instance.type == "Query" { return data("form", instance.fields["items"] ?? .null) }
        }
        return .made("Data", ["text": value])
    }

    /// Data with more appended.
    static func joined(_ data: Value.Instance, _ more: Value) -> Value {
        if data.fields.isEmpty, case .instance(let only) = more, only.type == "Data" { return more }
        var list = Value.List()
        if case .list(let known)? = data.fields["pieces"] {
            list = known
        } else if !data.fields.isEmpty {
            list.elements.append(Value.Element(value: .instance(data)))
        }
        list.elements.append(Value.Element(value: more))
        return .made("Data", ["pieces": .list(list)])
    }

    /// An address followed by a path, with a slash between them.
    static func joined(_ base: Value, _ path: Value, _ evaluator: Evaluator, isRelative: Bool = false) -> Value {
        var first = base.pieces(evaluator)
        var second = path.pieces(evaluator)
        if isRelative, case .words(let words)? = second.first {
            if words.contains("://") { return path.isAddress ? path : .text(second) }
            if words.hasPrefix("//"), let scheme = first.first?.words?.firstRange(of: "//") {
                let start = String(first[0].words?[..<scheme.lowerBound] ?? "")
                return .text(([.words(start)] + second).joinedWords)
            }
            if words.hasPrefix("?") { return .text((first.dividedQuery.address + second).joinedWords) }
            // A path with a leading slash follows the host; other paths replace the last component.
            let host = first.host
            if words.hasPrefix("/"), !host.isEmpty { return .text((host + second).joinedWords) }
            if case .words(let last)? = first.last, host.map(\.words) != first.map(\.words),
                let slash = last.lastIndex(of: "/")
            {
                first[first.count - 1] = .words(String(last[...slash]))
            }
            second = second.resolved(behind: &first)
        }
        let endsInSlash = first.last.map { $0.words?.hasSuffix("/") ?? false } ?? false
        let beginsWithSlash = second.first.map { $0.words?.hasPrefix("/") ?? false } ?? false
        if endsInSlash, beginsWithSlash, case .words(let words)? = second.first {
            second[0] = .words(String(words.dropFirst()))
        } else if !endsInSlash, !beginsWithSlash, !second.isEmpty {
            first.append(.words("/"))
        }
        let text = Value.text((first + second).joinedWords)
        guard case .instance(var url) = base.isAddress ? base : path, url.type == "URL" else { return text }
        url.fields["url"] = text
        if let query = path.field("query"), !query.isNull { url.fields["query"] = query }
        return .instance(url)
    }
}

extension Value.Piece {
    var words: String? { if case .words(let words) = self { words } else { nil } }

    var symbol: Symbol? { if case .hole(let symbol) = self { symbol } else { nil } }
}

extension Value {
    /// Whether it is an address with its query.
    var isAddress: Bool { if case .instance(let instance) = self { instance.type == "URL" } else { false } }

    func field(_ name: String) -> Value? {
        if case .instance(let instance) = self { return instance.fields[name] }
        return nil
    }
}

extension Value {
    /// The number or flag that a type reads from a text, or nothing; nil for values that aren't known, and for types that
    /// keep the value: `Int("12")`, `Int(3.9)`
    fileprivate func number(_ type: String, _ radix: Int?) -> Value? {
        guard let text = knownText else { return nil }
        switch (type, self) {
        case ("Bool", .text): return ["true", "false"].contains(text) ? .literal(text) : .null
        case ("Int", .text), ("Int64", .text), ("UInt", .text):
            guard 2...36 ~= radix ?? 10 else { return nil }
            return Int(text, radix: radix ?? 10).map { .literal(String($0)) } ?? .null
        case ("Double", .text), ("Float", .text), ("CGFloat", .text):
            return Double(text).map { .literal("\($0)") } ?? .null
        // A text of it is `3.0`.
        case ("Double", .literal), ("Float", .literal), ("CGFloat", .literal):
            return Double(text).map { .literal("\($0)") }
        case ("Int", .literal), ("Int64", .literal), ("UInt", .literal):
            guard text.contains("."), let number = Double(text), abs(number) < 1e15 else { return nil }
            return .literal(String(Int(number)))
        default: return nil
        }
    }

    /// A value as an address, which only its position shows it to be.
    fileprivate var asAddress: Value {
        guard case .hole(let symbol)? = pieceList.first, !isAddress else { return self }
        return .text([.hole(symbol.of("URL"))] + pieceList.dropFirst())
    }
}
