import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let id: Int
    let name: String
}

nonisolated struct Position: Codable, Hashable, Sendable {
    let latitude: Double
    let longitude: Double
}

nonisolated struct Crew: Codable, Hashable, Sendable {
    let names: [String]
}

nonisolated struct Search: Codable, Hashable, Sendable {
    let text: String
}

nonisolated enum BoatsPositionsOutgoingMessage: Codable, Hashable, Sendable {
    case subscribe(Search)

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "subscribe":
            self = .subscribe(try Search(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "'\(kind)' isn't a kind of BoatsPositionsOutgoingMessage"
            )
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .subscribe(let value):
            try value.encode(to: encoder)
            try container.encode("subscribe", forKey: .type)
        }
    }
}

nonisolated enum BoatsPositionsIncomingMessage: Codable, Hashable, Sendable {
    case moved(Position)
    case docked(Docked)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct Docked: Codable, Hashable, Sendable {
        let harbour: String
    }

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "moved":
            self = .moved(try Position(from: decoder))
        case "docked":
            self = .docked(try Docked(from: decoder))
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
        case .docked(let value):
            try value.encode(to: encoder)
            try container.encode("docked", forKey: .type)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}
