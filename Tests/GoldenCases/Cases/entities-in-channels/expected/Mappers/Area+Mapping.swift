import Foundation

nonisolated extension Area {
    /// The entity of what the service sends.
    init(_ transfer: AreaDTO) {
        self.init(north: transfer.north, west: transfer.west)
    }
}

nonisolated extension AreaDTO {
    /// What the service is sent of an entity.
    init(_ entity: Area) {
        self.init(north: entity.north, west: entity.west)
    }
}
