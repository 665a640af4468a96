import Foundation

nonisolated extension ShipsTrafficIncomingMessage {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipsTrafficIncomingMessageDTO) throws {
        switch transfer {
        case .shipMoved(let value):
            self = .shipMoved(try Ship(value))
        case .shipLeft(let value):
            self = .shipLeft(ShipsTrafficIncomingMessage.ShipLeft(value))
        case .areaClosed(let value):
            self = .areaClosed(Closing(value))
        case .pong(let value):
            self = .pong(value)
        case .unknown(let value):
            self = .unknown(value)
        }
    }
}

nonisolated extension ShipsTrafficIncomingMessageDTO {
    /// Converts an entity to the service's type.
    init(_ entity: ShipsTrafficIncomingMessage) {
        switch entity {
        case .shipMoved(let value):
            self = .shipMoved(ShipDTO(value))
        case .shipLeft(let value):
            self = .shipLeft(ShipsTrafficIncomingMessageDTO.ShipLeft(value))
        case .areaClosed(let value):
            self = .areaClosed(ClosingDTO(value))
        case .pong(let value):
            self = .pong(value)
        case .unknown(let value):
            self = .unknown(value)
        }
    }
}

nonisolated extension ShipsTrafficIncomingMessage.ShipLeft {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipsTrafficIncomingMessageDTO.ShipLeft) {
        self.init(id: transfer.id)
    }
}

nonisolated extension ShipsTrafficIncomingMessageDTO.ShipLeft {
    /// Converts an entity to the service's type.
    init(_ entity: ShipsTrafficIncomingMessage.ShipLeft) {
        self.init(id: entity.id)
    }
}
