import Foundation

nonisolated enum ShipsTrafficOutgoingMessageDTO: Codable, Hashable, Sendable {
    case watch(AreaDTO)
    case hail(HailDTO)
    case ping([String: JSONValue])

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "watch":
            self = .watch(try AreaDTO(from: decoder))
        case "hail":
            self = .hail(try HailDTO(from: decoder))
        case "ping":
            self = .ping(try [String: JSONValue](from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "'\(kind)' isn't a kind of ShipsTrafficOutgoingMessageDTO"
            )
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .watch(let value):
            try value.encode(to: encoder)
            try container.encode("watch", forKey: .type)
        case .hail(let value):
            try value.encode(to: encoder)
            try container.encode("hail", forKey: .type)
        case .ping(let value):
            try value.encode(to: encoder)
            try container.encode("ping", forKey: .type)
        }
    }
}
