import Foundation

nonisolated extension Crew {
    /// The entity of what the service sends.
    init(_ transfer: CrewDTO) {
        self.init(master: transfer.master)
    }
}

nonisolated extension CrewDTO {
    /// What the service is sent of an entity.
    init(_ entity: Crew) {
        self.init(master: entity.master)
    }
}
