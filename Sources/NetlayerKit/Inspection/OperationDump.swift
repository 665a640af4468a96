import APIModel

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
