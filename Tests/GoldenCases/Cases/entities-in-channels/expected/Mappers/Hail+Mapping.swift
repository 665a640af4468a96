import Foundation

nonisolated extension Hail {
    /// The entity of what the service sends.
    init(_ transfer: HailDTO) throws {
        self.init(to: try Ship(transfer.to), text: transfer.text)
    }
}

nonisolated extension HailDTO {
    /// What the service is sent of an entity.
    init(_ entity: Hail) {
        self.init(to: ShipDTO(entity.to), text: entity.text)
    }
}
