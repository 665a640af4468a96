import Foundation

nonisolated extension Ship {
    /// The entity of what the service sends.
    init(_ transfer: ShipDTO) {
        self.init(cargo: Ship.Cargo(transfer.cargo))
    }
}

nonisolated extension ShipDTO {
    /// What the service is sent of an entity.
    init(_ entity: Ship) {
        self.init(cargo: ShipDTO.Cargo(entity.cargo))
    }
}

nonisolated extension Ship.Cargo {
    /// The entity of what the service sends.
    init(_ transfer: ShipDTO.Cargo) {
        self.init(containers: transfer.containers.map { $0.map { Ship.Cargo.Container($0) } })
    }
}

nonisolated extension ShipDTO.Cargo {
    /// What the service is sent of an entity.
    init(_ entity: Ship.Cargo) {
        self.init(containers: entity.containers.map { $0.map { ShipDTO.Cargo.Container($0) } })
    }
}

nonisolated extension Ship.Cargo.Container {
    /// The entity of what the service sends.
    init(_ transfer: ShipDTO.Cargo.Container) {
        self.init(
            size: Ship.Cargo.ContainerSize(transfer.size),
            seals: transfer.seals.map { $0.map { Ship.Cargo.ContainerSeal($0) } },
            labels: transfer.labels.map { $0.mapValues { Ship.Cargo.ContainerLabel($0) } },
            state: transfer.state.map { Ship.Cargo.ContainerState($0) }
        )
    }
}

nonisolated extension ShipDTO.Cargo.Container {
    /// What the service is sent of an entity.
    init(_ entity: Ship.Cargo.Container) {
        self.init(
            size: ShipDTO.Cargo.ContainerSize(entity.size),
            seals: entity.seals.map { $0.map { ShipDTO.Cargo.ContainerSeal($0) } },
            labels: entity.labels.map { $0.mapValues { ShipDTO.Cargo.ContainerLabel($0) } },
            state: entity.state.map { ShipDTO.Cargo.ContainerState($0) }
        )
    }
}

nonisolated extension Ship.Cargo.ContainerSize {
    /// The entity of what the service sends.
    init(_ transfer: ShipDTO.Cargo.ContainerSize) {
        self.init(length: transfer.length, unit: transfer.unit.map { Ship.Cargo.ContainerSizeUnit($0) })
    }
}

nonisolated extension ShipDTO.Cargo.ContainerSize {
    /// What the service is sent of an entity.
    init(_ entity: Ship.Cargo.ContainerSize) {
        self.init(length: entity.length, unit: entity.unit.map { ShipDTO.Cargo.ContainerSizeUnit($0) })
    }
}

nonisolated extension Ship.Cargo.ContainerSeal {
    /// The entity of what the service sends.
    init(_ transfer: ShipDTO.Cargo.ContainerSeal) {
        self.init(number: transfer.number)
    }
}

nonisolated extension ShipDTO.Cargo.ContainerSeal {
    /// What the service is sent of an entity.
    init(_ entity: Ship.Cargo.ContainerSeal) {
        self.init(number: entity.number)
    }
}

nonisolated extension Ship.Cargo.ContainerLabel {
    /// The entity of what the service sends.
    init(_ transfer: ShipDTO.Cargo.ContainerLabel) {
        self.init(text: transfer.text)
    }
}

nonisolated extension ShipDTO.Cargo.ContainerLabel {
    /// What the service is sent of an entity.
    init(_ entity: Ship.Cargo.ContainerLabel) {
        self.init(text: entity.text)
    }
}

nonisolated extension Ship.Cargo.ContainerState {
    /// The entity of what the service sends.
    init(_ transfer: ShipDTO.Cargo.ContainerState) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension ShipDTO.Cargo.ContainerState {
    /// What the service is sent of an entity.
    init(_ entity: Ship.Cargo.ContainerState) {
        self.init(rawValue: entity.rawValue)
    }
}

nonisolated extension Ship.Cargo.ContainerSizeUnit {
    /// The entity of what the service sends.
    init(_ transfer: ShipDTO.Cargo.ContainerSizeUnit) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension ShipDTO.Cargo.ContainerSizeUnit {
    /// What the service is sent of an entity.
    init(_ entity: Ship.Cargo.ContainerSizeUnit) {
        self.init(rawValue: entity.rawValue)
    }
}
