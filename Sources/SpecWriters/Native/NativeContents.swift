import APIModel

extension NativeDocument {
    /// The body of the request: its keyword, and a type or a long form.
    func body(of operation: Operation) -> (keyword: String, value: YAMLValue?) {
        guard let body = operation.body,
            let content = ContentChoice.request(
                body.contents, preferred: operation.directives.requestMediaType, in: api)?.content
        else { return ("", nil) }
        let keyword = keyword(of: content, in: operation)
        let node = content.use.map { types.node($0) } ?? .text(content.mediaType.isJSON ? "Any" : "File")
        let type = content.use.flatMap { types.text($0) } ?? (content.use == nil ? "File" : nil)
        let nullMark = content.use.map(types.isNullable) == true ? "|null" : ""
        let marks = (body.isRequired ? "" : "?") + nullMark
        let isUsual = content.mediaType.text == NativeDocument.mediaType(keyword, type)
        if isUsual, body.documentation == nil {
            if let type { return (keyword, .text(type + marks)) }
            if body.isRequired, !types.holdsType(node) { return (keyword, node) }
        }
        var map = YAMLMap()
        map.add("type", type.map { .text($0 + nullMark) } ?? node)
        if !isUsual { map.add("mediaType", text: content.mediaType.text) }
        if !body.isRequired { map.add("required", .raw("false")) }
        map.add("doc", text: body.documentation)
        return (keyword, map.value)
    }

    private static func keyword(_ type: MediaType) -> String {
        if type.isForm { return "form" }
        if type.essence == "multipart/form-data" { return "multipart" }
        return type.essence == "text/plain" ? "text" : "body"
    }

    /// The keyword of a body. A header whose value is a member of the body needs `input`.
    private func keyword(of content: MediaContent, in operation: Operation) -> String {
        let keyword = NativeDocument.keyword(content.mediaType)
        let hasMembers = operation.directives.headers.contains { if case .member = $0.value { true } else { false } }
        let isInput = hasMembers && keyword == "body" && operation.body?.isRequired == true
        return isInput && content.use.map { api[$0.schema].name != nil && !types.isNullable($0) } == true
            ? "input" : keyword
    }

    /// The media type that the reader assumes.
    private static func mediaType(_ keyword: String, _ type: String?) -> String {
        switch keyword {
        case "form": return "application/x-www-form-urlencoded"
        case "multipart": return "multipart/form-data"
        case "text": return "text/plain"
        default: return type == "File" ? "application/octet-stream" : "application/json"
        }
    }

    /// The result for the line, or the entries of the long form.
    func successes(of operation: Operation) -> (result: String?, long: YAMLMap) {
        let successes = operation.returned
        var long = YAMLMap()
        let code: Int
        switch successes.first?.status {
        case .code(let number)? where successes.count == 1: code = number
        case .default?: code = 200
        case .code?, .range?:
            long.add("statuses", written(successes, by: operation.directives))
            return (nil, long)
        case nil: return (nil, long)
        }
        let value = written(successes[0], by: operation.directives)
        switch value {
        case .raw: return (code == 204 ? nil : String(code), long)
        case .text(let type): return (code == 200 ? type : "\(code) \(type)", long)
        case .list where code == 200: long.add("returns", value)
        case .list(let items):
            if case .text(let item)? = items.first { return ("\(code) [\(item)]", long) }
            long.add("statuses", .map([.init(String(code), value)]))
        case .map where code == 200: long.add("returns", value)
        case .map: long.add("statuses", .map([.init(String(code), value)]))
        }
        return (nil, long)
    }

    func written(_ responses: [Response], by directives: OperationDirectives? = nil) -> YAMLValue {
        .map(responses.map { .init($0.status.text, written($0, by: directives)) })
    }

    /// `Item`, `{ type: Item, doc: … }`; null for a response without content.
    private func written(_ response: Response, by directives: OperationDirectives?) -> YAMLValue {
        let content = ContentChoice.response(response.contents, preferred: directives?.responseMediaType, in: api)?
            .content
        let words = response.documentation.flatMap { $0.isEmpty ? nil : $0 }
        var map = YAMLMap()
        if let content {
            let use = content.use.map { unwrapped($0, directives?.envelope) }
            let type: YAMLValue = use.map { types.node($0) } ?? .text(content.mediaType.isJSON ? "Any" : "File")
            let isFile = use.map { types.text($0) == "File" } ?? !content.mediaType.isJSON
            let isUsual = content.mediaType.text == (isFile ? "application/octet-stream" : "application/json")
            if words == nil, response.headers.isEmpty, isUsual, !isAmbiguous(type) { return type }
            map.add("type", type)
            if !isUsual { map.add("mediaType", text: content.mediaType.text) }
        } else if words == nil, response.headers.isEmpty {
            return .raw("null")
        }
        var headers = YAMLMap()
        for header in response.headers {
            var extra = YAMLMap()
            if types.annotations(header.use).documentation == nil { extra.add("doc", text: header.documentation) }
            let value = types.value(
                header.use, name: header.wireName, wireName: header.wireName, isRequired: header.isRequired,
                extra: extra)
            headers.add(NativeNames.key(header.wireName, isOptional: value.marksOptional), value.value)
        }
        map.add("headers", map: headers)
        map.add("doc", text: words)
        return map.value
    }

    /// Whether an inline struct would be read as the long form of a response.
    private func isAmbiguous(_ type: YAMLValue) -> Bool {
        guard case .map(let entries) = type else { return false }
        return entries.contains { ["type", "mediaType", "headers", "doc"].contains($0.key) }
    }

    /// The content under the envelope's key, which is the type that code uses.
    private func unwrapped(_ use: SchemaUse, _ envelope: String?) -> SchemaUse {
        guard let envelope, !envelope.isEmpty, case .object(let shape) = api[use.schema].kind,
            api[use.schema].name == nil, shape.properties.count == 1, shape.properties[0].wireName == envelope
        else { return use }
        return shape.properties[0].use
    }
}

extension Operation {
    /// What calls return: the successes; without any, a default with a content, which describes success and failure.
    fileprivate var returned: [Response] {
        let successes = responses.filter(\.status.isSuccess)
        return successes.isEmpty ? responses.filter { $0.status == .default && !$0.contents.isEmpty } : successes
    }
}
