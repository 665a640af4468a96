import Foundation

nonisolated extension CraneDTO {
    static let preview = CraneDTO(id: 1, name: "Crane", manual: "Manual")
}

nonisolated extension LoadDTO {
    static let preview = LoadDTO(id: 1, kilograms: 1)
}

nonisolated extension Crane {
    static let preview = Crane(id: 1, name: "Crane", manual: URL(string: "https://example.com")!)
}

nonisolated extension Load {
    static let preview = Load(id: 1, kilograms: 1)
}

nonisolated extension CranesMovesIncomingMessageDTO {
    static let preview: Self = .moved(.preview)
}

nonisolated extension CranesMovesIncomingMessageDTO.Broken {
    static let preview = CranesMovesIncomingMessageDTO.Broken(id: 1)
}

nonisolated extension CranesMovesIncomingMessage {
    static let preview: Self = .moved(.preview)
}

nonisolated extension CranesMovesIncomingMessage.Broken {
    static let preview = CranesMovesIncomingMessage.Broken(id: 1)
}
