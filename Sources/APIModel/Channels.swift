/// The messages sent over a connection that an operation opens and that stays open.
public struct Channel: Sendable {
    /// The union of the messages that a client sends; nil where it sends none.
    public var sent: SchemaUse?
    /// The union of the messages that the service sends.
    public var received: SchemaUse?
    /// The protocols that the client offers, the preferred one first.
    public var subprotocols: [String]

    public init(sent: SchemaUse? = nil, received: SchemaUse? = nil, subprotocols: [String] = []) {
        self.sent = sent
        self.received = received
        self.subprotocols = subprotocols
    }

    /// Visits the unions of messages with their direction.
    package func forEachUse(_ visit: (SchemaUse, MessageSide) throws -> Void) rethrows {
        if let sent { try visit(sent, .request) }
        if let received { try visit(received, .response) }
    }

    /// The unions of sent and of received messages, without those that are nil.
    package var uses: [SchemaUse] { [sent, received].compactMap(\.self) }

    mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        if sent != nil { sent.change(change) }
        if received != nil { received.change(change) }
    }
}

public struct ChannelMessage: Sendable {
    public var name: String
    public var use: SchemaUse
    public var origin: Origin

    public init(name: String, use: SchemaUse, origin: Origin) {
        self.name = name
        self.use = use
        self.origin = origin
    }
}

extension UnionShape {
    /// The union of a channel's messages, with cases named after the messages.
    /// - Parameter discriminator: the property that contains a message's name; nil where shapes differ.
    public init(_ messages: [ChannelMessage], by discriminator: String?) {
        self.init(
            mode: .oneOf,
            members: messages.map { message in
                var member = Member(use: message.use)
                member.name = message.name
                member.origin = message.origin
                if discriminator != nil { member.discriminatorValues = [message.name] }
                return member
            }, discriminator: discriminator)
    }
}
