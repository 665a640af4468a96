import Foundation

nonisolated enum ShipsTrafficIncomingMessageDTO: Codable, Hashable, Sendable {
    case shipMoved(ShipDTO)
    case shipLeft(ShipLeft)
    case areaClosed(ClosingDTO)
    case pong([String: JSONValue])
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct ShipLeft: Codable, Hashable, Sendable {
        let id: Int
    }

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "ship.moved":
            self = .shipMoved(try ShipDTO(from: decoder))
        case "ship.left":
            self = .shipLeft(try ShipLeft(from: decoder))
        case "area.closed":
            self = .areaClosed(try ClosingDTO(from: decoder))
        case "pong":
            self = .pong(try [String: JSONValue](from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .shipMoved(let value):
            try value.encode(to: encoder)
            try container.encode("ship.moved", forKey: .type)
        case .shipLeft(let value):
            try value.encode(to: encoder)
            try container.encode("ship.left", forKey: .type)
        case .areaClosed(let value):
            try value.encode(to: encoder)
            try container.encode("area.closed", forKey: .type)
        case .pong(let value):
            try value.encode(to: encoder)
            try container.encode("pong", forKey: .type)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}
