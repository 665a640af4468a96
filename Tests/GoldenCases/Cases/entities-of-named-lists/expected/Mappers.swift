import Foundation

nonisolated extension Tea {
    /// Converts the service's value to an entity.
    init(_ transfer: TeaDTO) {
        self.init(
            moods: transfer.moods,
            leaves: transfer.leaves.map { $0.map { Leaf($0) } },
            leaf: transfer.leaf.map { Tea.LeafDetails($0) }
        )
    }
}

nonisolated extension TeaDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Tea) {
        self.init(
            moods: entity.moods,
            leaves: entity.leaves.map { $0.map { LeafDTO($0) } },
            leaf: entity.leaf.map { TeaDTO.Leaf($0) }
        )
    }
}

nonisolated extension Tea.LeafDetails {
    /// Converts the service's value to an entity.
    init(_ transfer: TeaDTO.Leaf) {
        self.init(length: transfer.length)
    }
}

nonisolated extension TeaDTO.Leaf {
    /// Converts an entity to the service's type.
    init(_ entity: Tea.LeafDetails) {
        self.init(length: entity.length)
    }
}

nonisolated extension Leaf {
    /// Converts the service's value to an entity.
    init(_ transfer: LeafDTO) {
        self.init(colour: transfer.colour)
    }
}

nonisolated extension LeafDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Leaf) {
        self.init(colour: entity.colour)
    }
}
