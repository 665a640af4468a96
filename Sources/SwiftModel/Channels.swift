import APIModel

/// A channel: its types, and what goes over it.
public struct ChannelPlan: Sendable {
    public let name: SwiftIdentifier
    public let implementation: SwiftIdentifier
    public let mock: SwiftIdentifier
    /// What is sent; nil where nothing is.
    public let sent: SwiftType?
    public let received: SwiftType?
    public let subprotocols: [String]

    init?(_ draft: OperationDraft, _ claims: OperationClaims.Tickets, types: any PlannedTypes) {
        guard let channel = draft.operation.channel, let tickets = claims.channel else { return nil }
        name = types.name(of: tickets.name)
        implementation = types.name(of: tickets.implementation)
        mock = types.name(of: tickets.mock)
        sent = channel.sent.map(types.type(of:))
        received = channel.received.map(types.type(of:))
        subprotocols = channel.subprotocols
    }
}

extension OperationClaims.Tickets {
    struct Channel {
        var name: TypeClaim.Ticket
        var implementation: TypeClaim.Ticket
        var mock: TypeClaim.Ticket
    }
}

extension OperationClaims {
    /// Claims the types of a channel, and adds the unions of its messages.
    mutating func channelTickets(of draft: OperationDraft, _ naming: OperationNaming) -> Tickets.Channel? {
        guard let channel = draft.operation.channel else { return nil }
        channel.forEachUse { use, side in
            guard api.needsName(use) else { return }
            let isSent = side == .request
            let pattern = isSent ? conventions.sentMessage : conventions.receivedMessage
            let names = InlineRoot.Names(naming.name(pattern), in: naming)
            let what = isSent ? "sent message" : "received message"
            roots.append(root(use, names, shared: nil, as: .body, what, of: draft))
        }
        return Tickets.Channel(
            name: claim(naming.proposal(conventions.channel), for: "channel", of: draft),
            implementation: claim(
                naming.proposal(conventions.channelImplementation), for: "channel implementation", of: draft),
            mock: claim(naming.proposal(conventions.channelMock), for: "channel mock", of: draft))
    }
}
