import Foundation

nonisolated extension ShipsTrafficOutgoingMessage {
    /// The entity of what the service sends.
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
    /// What the service is sent of an entity.
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
