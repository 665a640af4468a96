import Foundation

nonisolated extension Parcel {
    /// Converts the service's value to an entity.
    init(_ transfer: ParcelDTO) {
        self.init(state: Parcel.State(transfer.state), note: transfer.note)
    }
}

nonisolated extension ParcelDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Parcel) {
        self.init(state: ParcelDTO.State(entity.state), note: entity.note)
    }
}

nonisolated extension Parcel.State {
    /// Converts the service's value to an entity.
    init(_ transfer: ParcelDTO.State) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension ParcelDTO.State {
    /// Converts an entity to the service's type.
    init(_ entity: Parcel.State) {
        self.init(rawValue: entity.rawValue)
    }
}
