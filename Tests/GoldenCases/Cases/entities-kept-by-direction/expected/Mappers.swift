import Foundation

nonisolated extension Way {
    /// The entity of what the service sends.
    init(_ transfer: WayDTO) {
        self.init(stops: transfer.stops)
    }
}

nonisolated extension WayDTO {
    /// What the service is sent of an entity.
    init(_ entity: Way) {
        self.init(stops: entity.stops)
    }
}

nonisolated extension SendParcelRequest {
    /// The entity of what the service sends.
    init(_ transfer: SendParcelRequestDTO) {
        self.init(weight: transfer.weight)
    }
}

nonisolated extension SendParcelRequestDTO {
    /// What the service is sent of an entity.
    init(_ entity: SendParcelRequest) {
        self.init(weight: entity.weight)
    }
}
