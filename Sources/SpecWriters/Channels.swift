import APIModel

/// The messages of a channel as both forms write them.
struct ChannelMessages {
    /// The messages of one direction.
    enum Direction {
        /// A schema that is all of them.
        case one(SchemaUse)
        case named([(name: String, use: SchemaUse)])

        func value(_ type: (SchemaUse) -> YAMLValue) -> YAMLValue {
            switch self {
            case .one(let use): return type(use)
            case .named(let messages): return .map(messages.map { .init($0.name, type($0.use)) })
            }
        }
    }

    let sent: Direction?
    let received: Direction?
    let discriminator: String?

    init(_ channel: Channel, in api: API) {
        let unions = [channel.sent, channel.received].map { use -> UnionShape? in
            guard let use, case .union(let shape) = api[use.schema].kind, shape.hasNamedMembers else { return nil }
            return shape
        }
        discriminator = unions.lazy.compactMap { $0?.discriminator }.first
        let directions = zip([channel.sent, channel.received], unions).map { use, union -> Direction? in
            guard let union else { return use.map(Direction.one) }
            return .named(union.members.map { ($0.name ?? "", $0.use) })
        }
        sent = directions[0]
        received = directions[1]
    }
}

extension NativeDocument {
    /// `{ path: /posts/{id}/live, by: type, receive: { added: Comment } }`; nil for a path that the native spec can't say.
    func value(of channel: Channel, openedBy operation: Operation, behind prefix: String) -> YAMLValue? {
        guard let path = NativePath.text(of: operation, behind: prefix, types) else { return nil }
        let (query, longQuery) = queries(of: operation)
        var map = YAMLMap()
        map.add("doc", text: NativeDocument.doc(operation))
        map.add("deprecated", flag: operation.isDeprecated)
        map.add("path", text: path + (query.isEmpty ? "" : "?" + query.joined(separator: "&")))
        let rest = longRest(of: operation, query: longQuery, body: ("", nil), answers: YAMLMap())
        for entry in rest.entries { map.add(entry.key, entry.value) }
        map.add("subprotocols", list: channel.subprotocols.map { .text($0) })
        let messages = ChannelMessages(channel, in: api)
        map.add("by", text: messages.discriminator)
        map.add("send", messages.sent.map { $0.value { types.node($0) } })
        map.add("receive", messages.received.map { $0.value { types.node($0) } })
        return map.value
    }
}

extension OpenAPIDocument {
    /// `x-netlayer-channels`, for which OpenAPI has no place of its own.
    var channels: YAMLMap {
        var map = YAMLMap()
        for operation in api.operations {
            guard let channel = operation.channel else { continue }
            map.add(operation.identifier ?? operation.path.text, value(of: channel, openedBy: operation))
        }
        return map
    }

    private func value(of channel: Channel, openedBy operation: Operation) -> YAMLValue {
        var map = YAMLMap()
        map.add("path", text: operation.path.text)
        map.add("tags", list: operation.services.filter { !$0.isEmpty }.map { .text($0) })
        map.add("summary", text: operation.summary)
        map.add("description", text: operation.documentation)
        map.add("deprecated", flag: operation.isDeprecated)
        map.add("parameters", list: operation.parameters.map(parameter))
        if operation.security != security { map.add("security", OpenAPIDocument.requirement(operation.security)) }
        map.add("servers", list: operation.servers.map(\.described).map(OpenAPIDocument.server))
        map.add("subprotocols", list: channel.subprotocols.map { .text($0) })
        let messages = ChannelMessages(channel, in: api)
        map.add("by", text: messages.discriminator)
        map.add("send", messages.sent.map { $0.value { schemas.value($0) } })
        map.add("receive", messages.received.map { $0.value { schemas.value($0) } })
        map.add("x-netlayer", map: DirectiveValues.entries(of: operation, in: api, besides: nil))
        return map.value
    }
}
