import APIModel

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
