import Foundation

nonisolated extension Crew {
    /// Converts the service's value to an entity.
    init(_ transfer: CrewDTO) {
        self.init(master: transfer.master)
    }
}

nonisolated extension CrewDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Crew) {
        self.init(master: entity.master)
    }
}
