import Foundation

nonisolated extension Closing {
    /// The entity of what the service sends.
    init(_ transfer: ClosingDTO) {
        self.init(areas: transfer.areas.map { Area($0) })
    }
}

nonisolated extension ClosingDTO {
    /// What the service is sent of an entity.
    init(_ entity: Closing) {
        self.init(areas: entity.areas.map { AreaDTO($0) })
    }
}
