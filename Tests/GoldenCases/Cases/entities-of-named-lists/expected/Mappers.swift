import Foundation

nonisolated extension Tea {
    /// The entity of what the service sends.
    init(_ transfer: TeaDTO) {
        self.init(
            moods: transfer.moods,
            leaves: transfer.leaves.map { $0.map { Leaf($0) } },
            leaf: transfer.leaf.map { Tea.LeafDetails($0) }
        )
    }
}

nonisolated extension TeaDTO {
    /// What the service is sent of an entity.
    init(_ entity: Tea) {
        self.init(
            moods: entity.moods,
            leaves: entity.leaves.map { $0.map { LeafDTO($0) } },
            leaf: entity.leaf.map { TeaDTO.Leaf($0) }
        )
    }
}

nonisolated extension Tea.LeafDetails {
    /// The entity of what the service sends.
    init(_ transfer: TeaDTO.Leaf) {
        self.init(length: transfer.length)
    }
}

nonisolated extension TeaDTO.Leaf {
    /// What the service is sent of an entity.
    init(_ entity: Tea.LeafDetails) {
        self.init(length: entity.length)
    }
}

nonisolated extension Leaf {
    /// The entity of what the service sends.
    init(_ transfer: LeafDTO) {
        self.init(colour: transfer.colour)
    }
}

nonisolated extension LeafDTO {
    /// What the service is sent of an entity.
    init(_ entity: Leaf) {
        self.init(colour: entity.colour)
    }
}
