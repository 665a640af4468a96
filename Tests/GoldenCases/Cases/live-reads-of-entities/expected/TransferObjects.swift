import Foundation

nonisolated struct CraneDTO: Identifiable, Codable, Hashable, Sendable {
    let id: Int
    let name: String
    let manual: String
}

nonisolated struct LoadDTO: Identifiable, Codable, Hashable, Sendable {
    let id: Int
    let kilograms: Int?

    init(id: Int, kilograms: Int? = nil) {
        self.id = id
        self.kilograms = kilograms
    }
}

nonisolated enum CranesMovesIncomingMessageDTO: Codable, Hashable, Sendable {
    case moved(CraneDTO)
    case broken(Broken)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct Broken: Identifiable, Codable, Hashable, Sendable {
        let id: Int
    }

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "moved":
            self = .moved(try CraneDTO(from: decoder))
        case "broken":
            self = .broken(try Broken(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .moved(let value):
            try value.encode(to: encoder)
            try container.encode("moved", forKey: .type)
        case .broken(let value):
            try value.encode(to: encoder)
            try container.encode("broken", forKey: .type)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}
