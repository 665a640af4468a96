import APIModel

/// Writes the messages of a channel, in the form that OpenAPI and the native spec share.
struct ChannelMessages {
    private let channel: Channel
    private let api: API

    init(_ channel: Channel, in api: API) {
        self.channel = channel
        self.api = api
    }

    /// Adds `subprotocols`, `by`, `send` and `receive`.
    func add(to map: inout YAMLMap, type: (SchemaUse) -> YAMLValue) {
        map.add("subprotocols", list: channel.subprotocols.map { .text($0) })
        map.add("by", text: channel.uses.lazy.compactMap { named($0)?.discriminator }.first)
        map.add("send", channel.sent.map { value(of: $0, type) })
        map.add("receive", channel.received.map { value(of: $0, type) })
    }

    /// The messages by their names, or the one schema of all of them.
    private func value(of use: SchemaUse, _ type: (SchemaUse) -> YAMLValue) -> YAMLValue {
        guard let union = named(use) else { return type(use) }
        return .map(union.members.map { .init($0.name ?? "", type($0.use)) })
    }

    private func named(_ use: SchemaUse) -> UnionShape? {
        guard case .union(let shape) = api[use.schema].kind, shape.hasNamedMembers else { return nil }
        return shape
    }
}

extension NativeDocument {
    /// `{ path: /posts/{id}/live, by: type, receive: { added: Comment } }`; nil for a path that can't be written.
    func value(of channel: Channel, openedBy operation: Operation, behind prefix: String) -> YAMLValue? {
        guard let path = NativePath.text(of: operation, behind: prefix, types) else { return nil }
        let (query, longQuery) = queries(of: operation)
        var map = YAMLMap()
        map.add("doc", text: NativeDocument.doc(operation))
        map.add("deprecated", flag: operation.isDeprecated)
        map.add("path", text: path + (query.isEmpty ? "" : "?" + query.joined(separator: "&")))
        let rest = longRest(of: operation, query: longQuery, body: ("", nil), responses: YAMLMap())
        map.add(all: rest)
        ChannelMessages(channel, in: api).add(to: &map) { types.node($0) }
        return map.value
    }
}

extension OpenAPIDocument {
    /// The value of `x-netlayer-channels`, since OpenAPI has no channels.
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
        addHead(of: operation, to: &map)
        addAccess(of: operation, to: &map)
        ChannelMessages(channel, in: api).add(to: &map) { schemas.value($0) }
        map.add("x-netlayer", map: DirectiveValues.entries(of: operation, in: api, besides: nil))
        return map.value
    }
}
