import Foundation

nonisolated extension ShipsTrafficOutgoingMessage {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipsTrafficOutgoingMessageDTO) throws {
        switch transfer {
        case .watch(let value):
            self = .watch(Area(value))
        case .hail(let value):
            self = .hail(try Hail(value))
        case .ping(let value):
            self = .ping(value)
        }
    }
}

nonisolated extension ShipsTrafficOutgoingMessageDTO {
    /// Converts an entity to the service's type.
    init(_ entity: ShipsTrafficOutgoingMessage) {
        switch entity {
        case .watch(let value):
            self = .watch(AreaDTO(value))
        case .hail(let value):
            self = .hail(HailDTO(value))
        case .ping(let value):
            self = .ping(value)
        }
    }
}
