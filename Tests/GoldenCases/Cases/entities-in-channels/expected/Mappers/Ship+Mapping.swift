import Foundation

nonisolated extension Ship {
    /// The entity of what the service sends.
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
    /// What the service is sent of an entity.
    init(_ entity: Ship) {
        self.init(
            id: entity.id,
            flagState: entity.flag,
            page: entity.page.absoluteString,
            crew: entity.master.map { CrewDTO(master: $0) }
        )
    }
}
