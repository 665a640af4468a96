import Foundation

nonisolated extension Hail {
    /// Converts the service's value to an entity.
    init(_ transfer: HailDTO) throws {
        self.init(to: try Ship(transfer.to), text: transfer.text)
    }
}

nonisolated extension HailDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Hail) {
        self.init(to: ShipDTO(entity.to), text: entity.text)
    }
}
