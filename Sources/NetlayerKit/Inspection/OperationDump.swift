import APIModel

extension APIDump {
    mutating func write(_ operation: Operation) {
        writer.beginObject()
        field("id", operation.identifier)
        writer.field("method", operation.method.name)
        if let choice = operation.methodChoice { write(choice) }
        write(operation.path)
        texts("services", operation.services)
        field("summary", operation.summary)
        field("documentation", operation.documentation)
        flag("deprecated", operation.isDeprecated)
        list("parameters", operation.parameters) { $0.write($1) }
        if let body = operation.body { write(body) }
        list("responses", operation.responses) { $0.write($1) }
        if let channel = operation.channel { write(channel) }
        listIfAny("security", operation.security) { $0.write($1) }
        listIfAny("servers", operation.servers) { $0.write($1) }
        if !operation.directives.givenKeys.isEmpty { write(operation.directives) }
        extensions(operation.extensions)
        pointer(operation.origin)
        writer.endObject()
    }

    private mutating func write(_ channel: Channel) {
        writer.key("channel")
        writer.beginObject()
        if let use = channel.sent { self.use("sent", use) }
        if let use = channel.received { self.use("received", use) }
        texts("subprotocols", channel.subprotocols)
        writer.endObject()
    }

    private mutating func write(_ choice: MethodChoice) {
        writer.key("methodChoice")
        writer.beginObject()
        writer.field("flag", choice.flag.text)
        writer.field("whenTrue", choice.whenTrue.name)
        writer.field("whenFalse", choice.whenFalse.name)
        writer.endObject()
    }

    private mutating func write(_ path: PathTemplate) {
        writer.field("path", path.text)
        list("pathParts", path.parts) { dump, part in
            dump.writer.beginObject()
            switch part {
            case .literal(let text): dump.writer.field("literal", text)
            case .parameter(let name): dump.writer.field("parameter", name)
            }
            dump.writer.endObject()
        }
        listIfAny("fixedQuery", path.fixedQuery) { dump, item in
            dump.writer.beginObject()
            dump.writer.field("name", item.name)
            dump.field("value", item.value)
            dump.writer.endObject()
        }
    }

    private mutating func write(_ parameter: Parameter) {
        writer.beginObject()
        writer.field("name", parameter.wireName)
        field("givenName", parameter.name)
        writer.field("in", parameter.location.rawValue)
        writer.field("required", parameter.isRequired)
        writer.field("style", parameter.encoding.style.rawValue)
        writer.field("explode", parameter.encoding.isExploded)
        flag("allowReserved", parameter.encoding.allowsReserved)
        flag("allowEmptyValue", parameter.allowsEmptyValue)
        field("mediaType", parameter.encoding.mediaType?.text)
        listIfAny("encodings", parameter.fields) { $0.write($1) }
        field("documentation", parameter.documentation)
        flag("deprecated", parameter.isDeprecated)
        extensions(parameter.extensions)
        use("schema", parameter.use)
        pointer(parameter.origin)
        writer.endObject()
    }

    private mutating func write(_ body: Body) {
        writer.key("requestBody")
        writer.beginObject()
        writer.field("required", body.isRequired)
        field("name", body.name)
        field("documentation", body.documentation)
        list("contents", body.contents) { $0.write($1) }
        pointer(body.origin)
        writer.endObject()
    }

    private mutating func write(_ response: Response) {
        writer.beginObject()
        writer.field("status", response.status.text)
        field("documentation", response.documentation)
        listIfAny("headers", response.headers) { $0.write($1) }
        list("contents", response.contents) { $0.write($1) }
        pointer(response.origin)
        writer.endObject()
    }

    private mutating func write(_ header: ResponseHeader, encoding: ParameterEncoding? = nil) {
        writer.beginObject()
        writer.field("name", header.wireName)
        writer.field("required", header.isRequired)
        field("documentation", header.documentation)
        flag("explode", encoding?.isExploded ?? false)
        field("mediaType", encoding?.mediaType?.text)
        use("schema", header.use)
        writer.endObject()
    }

    private mutating func write(_ content: MediaContent) {
        writer.beginObject()
        writer.field("mediaType", content.mediaType.text)
        if let use = content.use { self.use("schema", use) }
        if let use = content.itemUse { self.use("itemSchema", use) }
        field("itemType", content.itemType)
        listIfAny("encodings", content.encodings) { $0.write($1) }
        listIfAny("examples", content.examples) { dump, example in
            dump.writer.beginObject()
            dump.field("name", example.name)
            dump.field("summary", example.summary)
            dump.field("value", example.value)
            dump.writer.endObject()
        }
        writer.endObject()
    }

    private mutating func write(_ encoding: PartEncoding) {
        writer.beginObject()
        writer.field("property", encoding.property)
        field("contentType", encoding.contentType)
        field("style", encoding.style?.rawValue)
        if let isExploded = encoding.isExploded { writer.field("explode", isExploded) }
        flag("allowReserved", encoding.allowsReserved)
        listIfAny("headers", encoding.headers) { dump, header in
            dump.write(header, encoding: header.encoding)
        }
        writer.endObject()
    }
}

extension APIDump {
    /// What a team says of an operation, by the same keys as in the configuration.
    mutating func write(_ directives: OperationDirectives) {
        writer.key("directives")
        writer.beginObject()
        field("name", directives.name?.text)
        field("alias", directives.alias?.text)
        listIfAny("names", directives.names) { dump, name in
            dump.writer.beginObject()
            dump.writer.field("key", name.key)
            dump.writer.field("name", name.name.text)
            dump.writer.endObject()
        }
        field("service", directives.service)
        if let manual = directives.manual { write(manual) }
        if let hasUseCase = directives.hasUseCase { writer.field("useCase", hasUseCase) }
        field("header", directives.headerPreset?.text)
        values("headers", directives.headers)
        if let parameters = directives.parameters { values("param", parameters) }
        switch directives.input {
        case .arguments: writer.field("input", "arguments")
        case .structure(let name): writer.field("input", name?.text ?? "struct")
        case nil: break
        }
        listIfAny("arguments", directives.arguments ?? []) { dump, argument in
            dump.writer.beginObject()
            dump.writer.field("name", argument.name)
            switch argument.label {
            case .usual: break
            case .name(let label): dump.writer.field("label", label.text)
            case .none: dump.writer.field("label", "_")
            }
            dump.writer.endObject()
        }
        field("server", directives.server)
        values("pathValues", directives.pathValues)
        literals("pin", directives.pins)
        literals("default", directives.defaults)
        if let overridesMethod = directives.overridesMethod { writer.field("overrideMethod", overridesMethod) }
        write(directives.pages)
        write(directives.cache)
        if let invalidates = directives.invalidates {
            if invalidates.isEmpty { writer.field("invalidates", false) }
            texts("invalidates", invalidates.map(\.text))
        }
        if let waits = directives.waits { writer.field("outbox", waits) }
        write(directives.observe)
        if let stream = directives.stream {
            writer.key("stream")
            writer.beginObject()
            field("flag", stream.flag)
            field("end", stream.end)
            flag("reconnects", stream.reconnects)
            field("name", stream.name?.text)
            writer.endObject()
        }
        field("envelope", directives.envelope)
        field("requestMediaType", directives.requestMediaType)
        field("responseMediaType", directives.responseMediaType)
        texts("responseHeaders", directives.responseHeaders?.map(\.text) ?? [])
        writer.endObject()
    }

    private mutating func write(_ pages: OperationDirectives.Pages?) {
        guard case .by(let paging)? = pages else {
            if pages != nil { writer.field("pages", false) }
            return
        }
        writer.key("pages")
        writer.beginObject()
        writer.field(paging.step.rawValue, paging.parameter)
        switch paging.next {
        case .member(let path)?: texts("next", path)
        case .url(let path)?: texts("url", path)
        case .lastItem(let path)?: texts("last", path)
        case .link?: flag("link", true)
        case nil: break
        }
        texts("more", paging.more ?? [])
        texts("items", paging.items)
        if paging.first != 1 { writer.field("first", paging.first) }
        writer.endObject()
    }

    private mutating func write(_ cache: OperationDirectives.Cache?) {
        guard case .by(let caching)? = cache else {
            if cache != nil { writer.field("cache", false) }
            return
        }
        writer.key("cache")
        writer.beginObject()
        if let duration = caching.duration { writer.field("for", duration) }
        writer.field("policy", caching.policy.rawValue)
        writer.endObject()
    }

    private mutating func write(_ observe: OperationDirectives.Observe?) {
        guard case .by(let observing)? = observe else {
            if observe != nil { writer.field("observe", false) }
            return
        }
        writer.key("observe")
        writer.beginObject()
        if let interval = observing.interval { writer.field("every", interval) }
        field("events", observing.source?.text)
        switch observing.content {
        case .item?: writer.field("value", true)
        case .message(let name)?: writer.field("value", name)
        case nil: break
        }
        field("name", observing.name?.text)
        writer.endObject()
    }

    private mutating func values(_ key: String, _ values: [OperationDirectives.NamedValue]) {
        listIfAny(key, values) { dump, value in
            dump.writer.beginObject()
            dump.writer.field("name", value.name)
            switch value.value {
            case .constant(let literal): dump.field("constant", literal)
            case .argument(let name): dump.writer.field("argument", name)
            case .member(let name): dump.writer.field("member", name)
            }
            dump.writer.endObject()
        }
    }

    private mutating func literals(_ key: String, _ literals: [OperationDirectives.NamedLiteral]) {
        guard !literals.isEmpty else { return }
        writer.key(key)
        writer.beginObject()
        for literal in literals { field(literal.name, literal.value) }
        writer.endObject()
    }

    /// `true`, or what is said besides.
    private mutating func write(_ manual: OperationDirectives.Manual) {
        guard !manual.arguments.isEmpty || !manual.hasCase else {
            writer.field("manual", true)
            return
        }
        writer.key("manual")
        writer.beginObject()
        listIfAny("arguments", manual.arguments) { dump, argument in
            dump.writer.beginObject()
            dump.writer.field("name", argument.name.text)
            dump.writer.field("type", argument.type.text)
            dump.writer.endObject()
        }
        if !manual.hasCase { writer.field("case", false) }
        writer.endObject()
    }
}
