import Foundation

nonisolated extension Ship {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipDTO) throws {
        self.init(
            id: transfer.id,
            flag: transfer.flagState,
            page: try EntityConversionError.unwrap(URL(string: transfer.page), of: transfer.page, at: "Ship.page"),
            master: transfer.crew?.master
        )
    }
}

nonisolated extension ShipDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Ship) {
        self.init(
            id: entity.id,
            flagState: entity.flag,
            page: entity.page.absoluteString,
            crew: entity.master.map { CrewDTO(master: $0) }
        )
    }
}
