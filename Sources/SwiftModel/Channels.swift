import APIModel

/// A channel: its types, and its messages.
public struct ChannelPlan: Sendable {
    public let name: SwiftIdentifier
    public let implementation: SwiftIdentifier
    public let mock: SwiftIdentifier
    /// The type of sent messages; nil where none are sent.
    public let sent: SwiftType?
    public let received: SwiftType?
    /// How sent messages are made of the app's types; nil where they have the same type.
    public let sending: MappedValue?
    /// How the app's types are made of received messages.
    public let receiving: MappedValue?
    public let subprotocols: [String]

    init?(_ draft: OperationDraft, _ claims: OperationClaims.Tickets, types: ModelPlanner) {
        guard let channel = draft.operation.channel, let tickets = claims.channel else { return nil }
        name = types.name(of: tickets.name)
        implementation = types.name(of: tickets.implementation)
        mock = types.name(of: tickets.mock)
        let (mappers, transfers) = (types.mappers, (channel.sent.map(types.type), channel.received.map(types.type)))
        sent = transfers.0.map { mappers?.entity(of: $0) ?? $0 }
        received = transfers.1.map { mappers?.entity(of: $0) ?? $0 }
        sending = transfers.0.flatMap { mappers?.sent($0) }
        receiving = transfers.1.flatMap { mappers?.received($0) }
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
            let proposal = TypeProposal(naming.name(pattern), in: naming)
            let what = isSent ? "sent message" : "received message"
            roots.append(root(use, proposal, shared: nil, as: .body, what, of: draft))
        }
        return Tickets.Channel(
            name: claim(naming.proposal(conventions.channel), for: "channel", of: draft),
            implementation: claim(
                naming.proposal(conventions.channelImplementation), for: "channel implementation", of: draft),
            mock: claim(naming.proposal(conventions.channelMock), for: "channel mock", of: draft))
    }
}
