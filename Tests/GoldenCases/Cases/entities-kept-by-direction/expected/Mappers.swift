import Foundation

nonisolated extension Way {
    /// Converts the service's value to an entity.
    init(_ transfer: WayDTO) {
        self.init(stops: transfer.stops)
    }
}

nonisolated extension WayDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Way) {
        self.init(stops: entity.stops)
    }
}

nonisolated extension SendParcelRequest {
    /// Converts the service's value to an entity.
    init(_ transfer: SendParcelRequestDTO) {
        self.init(weight: transfer.weight)
    }
}

nonisolated extension SendParcelRequestDTO {
    /// Converts an entity to the service's type.
    init(_ entity: SendParcelRequest) {
        self.init(weight: entity.weight)
    }
}
