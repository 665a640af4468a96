import Foundation

nonisolated extension Tea {
    /// The entity of what the service sends.
    init(_ transfer: TeaDTO) {
        self.init(moods: transfer.moods)
    }
}

nonisolated extension TeaDTO {
    /// What the service is sent of an entity.
    init(_ entity: Tea) {
        self.init(moods: entity.moods)
    }
}
