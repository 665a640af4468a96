import Foundation

nonisolated extension Closing {
    /// Converts the service's value to an entity.
    init(_ transfer: ClosingDTO) {
        self.init(areas: transfer.areas.map { Area($0) })
    }
}

nonisolated extension ClosingDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Closing) {
        self.init(areas: entity.areas.map { AreaDTO($0) })
    }
}
