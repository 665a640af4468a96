import Foundation

public nonisolated struct Boat: Identifiable, Codable, Hashable, Sendable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

public nonisolated struct Position: Codable, Hashable, Sendable {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public nonisolated struct Crew: Codable, Hashable, Sendable {
    public let names: [String]

    public init(names: [String]) {
        self.names = names
    }
}

public nonisolated struct Search: Codable, Hashable, Sendable {
    public let text: String

    public init(text: String) {
        self.text = text
    }
}

public nonisolated enum BoatsPositionsOutgoingMessage: Codable, Hashable, Sendable {
    case subscribe(Search)

    private enum CodingKeys: String, CodingKey {
        case type
    }

    public init(from decoder: any Decoder) throws {
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

    public func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .subscribe(let value):
            try value.encode(to: encoder)
            try container.encode("subscribe", forKey: .type)
        }
    }
}

public nonisolated enum BoatsPositionsIncomingMessage: Codable, Hashable, Sendable {
    case moved(Position)
    case docked(Docked)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    public nonisolated struct Docked: Codable, Hashable, Sendable {
        public let harbour: String

        public init(harbour: String) {
            self.harbour = harbour
        }
    }

    private enum CodingKeys: String, CodingKey {
        case type
    }

    public init(from decoder: any Decoder) throws {
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

    public func encode(to encoder: any Encoder) throws {
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
