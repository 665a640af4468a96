/// The keys of a channel, which OpenAPI itself has no place for (`x-netlayer-channels`).
enum ChannelKey: String, ObjectKey {
    case path, summary, description, tags, deprecated, parameters, security, servers, subprotocols, by, send, receive

    static let table = KeyTable<Self>()
    static let takesDirectives = true
}
