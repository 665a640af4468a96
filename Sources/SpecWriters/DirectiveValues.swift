import APIModel

/// What a team says of an operation, with the keys that both forms share.
enum DirectiveValues {
    /// - Parameter envelope: what is said for all operations already.
    static func entries(of operation: Operation, in api: API, besides envelope: String?) -> YAMLMap {
        let directives = operation.directives
        var map = YAMLMap()
        map.add("name", text: directives.name?.text)
        map.add("alias", text: directives.alias?.text)
        map.add("manual", directives.manual.map(manual))
        map.add("header", text: directives.headerPreset?.text)
        if let parameters = directives.parameters {
            map.add("param", .map(parameters.map { .init($0.name, value(of: $0.value)) }))
        }
        switch directives.input {
        case .arguments?: map.add("input", text: "arguments")
        case .structure(let name)?: map.add("input", text: name?.text ?? "struct")
        case nil: break
        }
        if let arguments = directives.arguments { map.add("arguments", .list(arguments.map(value))) }
        map.add("pin", literals(directives.pins))
        map.add("default", literals(directives.defaults))
        if directives.envelope != envelope, opens(directives.envelope ?? "", in: operation, of: api) {
            map.add("envelope", text: directives.envelope ?? "")
        }
        if let overridesMethod = directives.overridesMethod { map.add("overrideMethod", .raw("\(overridesMethod)")) }
        map.add("pages", directives.pages.map(pages))
        map.add("cache", directives.cache.map(cache))
        if let invalidates = directives.invalidates {
            map.add("invalidates", .list(invalidates.map { .text($0.text) }))
        }
        if let waits = directives.waits { map.add("outbox", .raw("\(waits)")) }
        map.add("observe", directives.observe.map(observe))
        map.add("stream", directives.stream.map(stream))
        map.add("requestMediaType", text: directives.requestMediaType)
        map.add("responseMediaType", text: directives.responseMediaType)
        if let headers = directives.responseHeaders {
            map.add("responseHeaders", .list(headers.map { .text($0.text) }))
        }
        return map
    }

    /// Whether an envelope means anything for an operation: one that is said of a whole API does not where nothing is
    /// returned.
    private static func opens(_ envelope: String, in operation: Operation, of api: API) -> Bool {
        if envelope.isEmpty { return true }
        let uses = operation.successes.flatMap { operation.responses[$0].contents.compactMap(\.use) }
        return uses.contains { api.properties(of: $0).contains { $0.wireName == envelope } }
    }

    /// `true`, or `{ arguments: { progress: Progress }, case: false }`
    private static func manual(_ manual: OperationDirectives.Manual) -> YAMLValue {
        guard !manual.arguments.isEmpty || !manual.hasCase else { return .raw("true") }
        var map = YAMLMap()
        if !manual.arguments.isEmpty {
            map.add("arguments", .map(manual.arguments.map { .init($0.name.text, .text($0.type.text)) }))
        }
        if !manual.hasCase { map.add("case", .raw("false")) }
        return map.value
    }

    static func headers(_ directives: OperationDirectives) -> YAMLMap {
        var map = YAMLMap()
        for header in directives.headers { map.add(header.name, value(of: header.value)) }
        return map
    }

    /// `input.token`, `token`, `=text`
    private static func value(of source: OperationDirectives.Source) -> YAMLValue {
        switch source {
        case .member(let name): return .text("input." + name)
        case .argument(let name): return .text(name)
        case .constant(.string(let text)): return .text("=" + text)
        case .constant(let literal):
            if case .array = literal { return .map([.init("value", YAMLValue(literal))]) }
            if case .object = literal { return .map([.init("value", YAMLValue(literal))]) }
            return YAMLValue(literal)
        }
    }

    /// `targetId`, `type: kind`
    private static func value(of argument: OperationDirectives.LabelledArgument) -> YAMLValue {
        switch argument.label {
        case .usual: .text(argument.name)
        case .name(let label): .map([.init(argument.name, .text(label.text))])
        case .none: .map([.init(argument.name, .text("_"))])
        }
    }

    private static func pages(_ pages: OperationDirectives.Pages) -> YAMLValue {
        guard case .by(let paging) = pages else { return .raw("false") }
        var map = YAMLMap()
        map.add(paging.step.rawValue, text: paging.parameter)
        switch paging.next {
        case .member(let path)?: map.add("next", text: path.joined(separator: "."))
        case .url(let path)?: map.add("url", text: path.joined(separator: "."))
        case .lastItem(let path)?: map.add("last", text: path.joined(separator: "."))
        case .link?: map.add("link", flag: true)
        case nil: break
        }
        map.add("more", text: paging.more?.joined(separator: "."))
        if !paging.items.isEmpty { map.add("items", text: paging.items.joined(separator: ".")) }
        if paging.first != 1 { map.add("first", number: paging.first) }
        return map.value
    }

    private static func cache(_ cache: OperationDirectives.Cache) -> YAMLValue {
        guard case .by(let caching) = cache else { return .raw("false") }
        if caching.policy == .cacheFirst { return caching.duration.map { .text("\($0)s") } ?? .raw("true") }
        var map = YAMLMap()
        map.add("for", text: caching.duration.map { "\($0)s" })
        map.add("policy", text: caching.policy.rawValue)
        return map.value
    }

    private static func observe(_ observe: OperationDirectives.Observe) -> YAMLValue {
        guard case .by(let observing) = observe else { return .raw("false") }
        var map = YAMLMap()
        map.add("every", text: observing.interval.map { "\($0)s" })
        map.add("events", text: observing.source?.text)
        switch observing.content {
        case .item?: map.add("value", .raw("true"))
        case .message(let name)?: map.add("value", text: name)
        case nil: break
        }
        map.add("name", text: observing.name?.text)
        return map.value
    }

    private static func stream(_ stream: OperationDirectives.Stream) -> YAMLValue {
        var map = YAMLMap()
        map.add("flag", text: stream.flag)
        map.add("end", text: stream.end)
        map.add("reconnects", flag: stream.reconnects)
        map.add("name", text: stream.name?.text)
        return map.value
    }

    private static func literals(_ values: [OperationDirectives.NamedLiteral]) -> YAMLValue? {
        values.isEmpty ? nil : .map(values.map { .init($0.name, YAMLValue($0.value)) })
    }
}

/// What a team says of its entities, in the keys that both forms share.
enum EntityValues {
    /// - Parameter names: what a schema is called in the form that is written; several where it is generic.
    static func value(of entities: EntityRules, in api: API, named names: (String) -> [String]) -> YAMLValue {
        if entities.rules.isEmpty { return .text("separate") }
        return .map(
            entities.inWireNames(of: api).rules.flatMap { rule in
                names(rule.schema).map { .init($0, value(of: rule)) }
            }
        )
    }

    private static func value(of rule: EntityRule) -> YAMLValue {
        var map = YAMLMap()
        map.add("leaveOut", list: rule.leftOut.map { .text($0.text) })
        var members = YAMLMap()
        for member in rule.members { members.add(member.path, value(of: member)) }
        map.add("properties", map: members)
        return map.value
    }

    private static func value(of member: EntityMember) -> YAMLValue {
        var map = YAMLMap()
        map.add("name", text: member.name?.text)
        map.add("default", member.defaultValue.map { YAMLValue($0) })
        map.add("type", text: member.type?.text)
        map.add("by", text: member.conversion?.text)
        map.add("fails", flag: member.canFail)
        return map.entries.count == 1 && member.name != nil ? map.entries[0].value : map.value
    }
}
