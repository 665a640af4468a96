import Foundation

nonisolated extension Crane {
    /// The entity of what the service sends.
    init(_ transfer: CraneDTO) throws {
        self.init(
            id: transfer.id,
            name: transfer.name,
            manual: try EntityConversionError.unwrap(
                URL(string: transfer.manual),
                of: transfer.manual,
                at: "Crane.manual"
            )
        )
    }
}

nonisolated extension CraneDTO {
    /// What the service is sent of an entity.
    init(_ entity: Crane) {
        self.init(id: entity.id, name: entity.name, manual: entity.manual.absoluteString)
    }
}

nonisolated extension Load {
    /// The entity of what the service sends.
    init(_ transfer: LoadDTO) {
        self.init(id: transfer.id, kilograms: transfer.kilograms ?? 0)
    }
}

nonisolated extension LoadDTO {
    /// What the service is sent of an entity.
    init(_ entity: Load) {
        self.init(id: entity.id, kilograms: entity.kilograms)
    }
}
