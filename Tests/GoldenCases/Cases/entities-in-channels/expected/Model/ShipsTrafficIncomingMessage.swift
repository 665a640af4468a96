import Foundation

nonisolated enum ShipsTrafficIncomingMessage: Hashable, Sendable {
    case shipMoved(Ship)
    case shipLeft(ShipLeft)
    case areaClosed(Closing)
    case pong([String: JSONValue])
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct ShipLeft: Hashable, Sendable {
        let id: Int
    }
}
