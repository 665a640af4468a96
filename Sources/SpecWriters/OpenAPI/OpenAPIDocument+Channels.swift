import APIModel

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
