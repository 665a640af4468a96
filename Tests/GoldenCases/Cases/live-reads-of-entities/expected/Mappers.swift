import Foundation

nonisolated extension Crane {
    /// Converts the service's value to an entity.
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
    /// Converts an entity to the service's type.
    init(_ entity: Crane) {
        self.init(id: entity.id, name: entity.name, manual: entity.manual.absoluteString)
    }
}

nonisolated extension Load {
    /// Converts the service's value to an entity.
    init(_ transfer: LoadDTO) {
        self.init(id: transfer.id, kilograms: transfer.kilograms ?? 0)
    }
}

nonisolated extension LoadDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Load) {
        self.init(id: entity.id, kilograms: entity.kilograms)
    }
}

nonisolated extension CranesMovesIncomingMessage {
    /// Converts the service's value to an entity.
    init(_ transfer: CranesMovesIncomingMessageDTO) throws {
        switch transfer {
        case .moved(let value):
            self = .moved(try Crane(value))
        case .broken(let value):
            self = .broken(CranesMovesIncomingMessage.Broken(value))
        case .unknown(let value):
            self = .unknown(value)
        }
    }
}

nonisolated extension CranesMovesIncomingMessageDTO {
    /// Converts an entity to the service's type.
    init(_ entity: CranesMovesIncomingMessage) {
        switch entity {
        case .moved(let value):
            self = .moved(CraneDTO(value))
        case .broken(let value):
            self = .broken(CranesMovesIncomingMessageDTO.Broken(value))
        case .unknown(let value):
            self = .unknown(value)
        }
    }
}

nonisolated extension CranesMovesIncomingMessage.Broken {
    /// Converts the service's value to an entity.
    init(_ transfer: CranesMovesIncomingMessageDTO.Broken) {
        self.init(id: transfer.id)
    }
}

nonisolated extension CranesMovesIncomingMessageDTO.Broken {
    /// Converts an entity to the service's type.
    init(_ entity: CranesMovesIncomingMessage.Broken) {
        self.init(id: entity.id)
    }
}
