import Foundation

nonisolated extension Ship {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipDTO) {
        self.init(cargo: Ship.Cargo(transfer.cargo))
    }
}

nonisolated extension ShipDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Ship) {
        self.init(cargo: ShipDTO.Cargo(entity.cargo))
    }
}

nonisolated extension Ship.Cargo {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipDTO.Cargo) {
        self.init(containers: transfer.containers.map { $0.map { Ship.Cargo.Container($0) } })
    }
}

nonisolated extension ShipDTO.Cargo {
    /// Converts an entity to the service's type.
    init(_ entity: Ship.Cargo) {
        self.init(containers: entity.containers.map { $0.map { ShipDTO.Cargo.Container($0) } })
    }
}

nonisolated extension Ship.Cargo.Container {
    /// Converts the service's value to an entity.
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
    /// Converts an entity to the service's type.
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
    /// Converts the service's value to an entity.
    init(_ transfer: ShipDTO.Cargo.ContainerSize) {
        self.init(length: transfer.length, unit: transfer.unit.map { Ship.Cargo.ContainerSizeUnit($0) })
    }
}

nonisolated extension ShipDTO.Cargo.ContainerSize {
    /// Converts an entity to the service's type.
    init(_ entity: Ship.Cargo.ContainerSize) {
        self.init(length: entity.length, unit: entity.unit.map { ShipDTO.Cargo.ContainerSizeUnit($0) })
    }
}

nonisolated extension Ship.Cargo.ContainerSeal {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipDTO.Cargo.ContainerSeal) {
        self.init(number: transfer.number)
    }
}

nonisolated extension ShipDTO.Cargo.ContainerSeal {
    /// Converts an entity to the service's type.
    init(_ entity: Ship.Cargo.ContainerSeal) {
        self.init(number: entity.number)
    }
}

nonisolated extension Ship.Cargo.ContainerLabel {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipDTO.Cargo.ContainerLabel) {
        self.init(text: transfer.text)
    }
}

nonisolated extension ShipDTO.Cargo.ContainerLabel {
    /// Converts an entity to the service's type.
    init(_ entity: Ship.Cargo.ContainerLabel) {
        self.init(text: entity.text)
    }
}

nonisolated extension Ship.Cargo.ContainerState {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipDTO.Cargo.ContainerState) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension ShipDTO.Cargo.ContainerState {
    /// Converts an entity to the service's type.
    init(_ entity: Ship.Cargo.ContainerState) {
        self.init(rawValue: entity.rawValue)
    }
}

nonisolated extension Ship.Cargo.ContainerSizeUnit {
    /// Converts the service's value to an entity.
    init(_ transfer: ShipDTO.Cargo.ContainerSizeUnit) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension ShipDTO.Cargo.ContainerSizeUnit {
    /// Converts an entity to the service's type.
    init(_ entity: Ship.Cargo.ContainerSizeUnit) {
        self.init(rawValue: entity.rawValue)
    }
}
