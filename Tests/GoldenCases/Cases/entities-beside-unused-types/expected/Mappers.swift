import Foundation

nonisolated extension Parcel {
    /// The entity of what the service sends.
    init(_ transfer: ParcelDTO) {
        self.init(state: Parcel.State(transfer.state), note: transfer.note)
    }
}

nonisolated extension ParcelDTO {
    /// What the service is sent of an entity.
    init(_ entity: Parcel) {
        self.init(state: ParcelDTO.State(entity.state), note: entity.note)
    }
}

nonisolated extension Parcel.State {
    /// The entity of what the service sends.
    init(_ transfer: ParcelDTO.State) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension ParcelDTO.State {
    /// What the service is sent of an entity.
    init(_ entity: Parcel.State) {
        self.init(rawValue: entity.rawValue)
    }
}
