import Foundation

nonisolated extension ShipDTO {
    static let preview = ShipDTO(cargo: .preview)
}

nonisolated extension ShipDTO.Cargo {
    static let preview = ShipDTO.Cargo(containers: [.preview])
}

nonisolated extension ShipDTO.Cargo.Container {
    static let preview = ShipDTO.Cargo.Container(
        size: .preview,
        seals: [.preview],
        labels: ["key": .preview],
        state: .open
    )
}

nonisolated extension ShipDTO.Cargo.ContainerSize {
    static let preview = ShipDTO.Cargo.ContainerSize(length: 1, unit: .ft)
}

nonisolated extension ShipDTO.Cargo.ContainerSeal {
    static let preview = ShipDTO.Cargo.ContainerSeal(number: "Number")
}

nonisolated extension ShipDTO.Cargo.ContainerLabel {
    static let preview = ShipDTO.Cargo.ContainerLabel(text: "Text")
}

nonisolated extension ShipDTO.Cargo.ContainerState {
    static let preview: Self = .open
}

nonisolated extension ShipDTO.Cargo.ContainerSizeUnit {
    static let preview: Self = .ft
}

nonisolated extension Ship {
    static let preview = Ship(cargo: .preview)
}

nonisolated extension Ship.Cargo {
    static let preview = Ship.Cargo(containers: [.preview])
}

nonisolated extension Ship.Cargo.Container {
    static let preview = Ship.Cargo.Container(
        size: .preview,
        seals: [.preview],
        labels: ["key": .preview],
        state: .open
    )
}

nonisolated extension Ship.Cargo.ContainerSize {
    static let preview = Ship.Cargo.ContainerSize(length: 1, unit: .ft)
}

nonisolated extension Ship.Cargo.ContainerSeal {
    static let preview = Ship.Cargo.ContainerSeal(number: "Number")
}

nonisolated extension Ship.Cargo.ContainerLabel {
    static let preview = Ship.Cargo.ContainerLabel(text: "Text")
}

nonisolated extension Ship.Cargo.ContainerState {
    static let preview: Self = .open
}

nonisolated extension Ship.Cargo.ContainerSizeUnit {
    static let preview: Self = .ft
}
