import Foundation

nonisolated extension Area {
    /// Converts the service's value to an entity.
    init(_ transfer: AreaDTO) {
        self.init(north: transfer.north, west: transfer.west)
    }
}

nonisolated extension AreaDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Area) {
        self.init(north: entity.north, west: entity.west)
    }
}
