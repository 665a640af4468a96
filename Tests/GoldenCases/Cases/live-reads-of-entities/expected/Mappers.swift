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

nonisolated extension CranesMovesIncomingMessage {
    /// The entity of what the service sends.
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
    /// What the service is sent of an entity.
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
    /// The entity of what the service sends.
    init(_ transfer: CranesMovesIncomingMessageDTO.Broken) {
        self.init(id: transfer.id)
    }
}

nonisolated extension CranesMovesIncomingMessageDTO.Broken {
    /// What the service is sent of an entity.
    init(_ entity: CranesMovesIncomingMessage.Broken) {
        self.init(id: entity.id)
    }
}
