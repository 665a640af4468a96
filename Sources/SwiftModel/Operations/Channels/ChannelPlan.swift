import APIModel

/// A channel: its types, and what goes over it.
public struct ChannelPlan: Sendable {
    public var name: SwiftIdentifier
    public var implementation: SwiftIdentifier
    public var mock: SwiftIdentifier
    /// What is sent; nil where nothing is.
    public var sent: SwiftType?
    public var received: SwiftType?
    public var subprotocols: [String]

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
