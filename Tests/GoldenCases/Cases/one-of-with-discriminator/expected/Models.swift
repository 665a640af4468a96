import Foundation

nonisolated enum Event: Codable, Hashable, Sendable {
    case rise(Rise)
    case set(SetModel)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case eventType = "event_type"
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .eventType)
        switch kind {
        case "rise", "dawn":
            self = .rise(try Rise(from: decoder))
        case "set":
            self = .set(try SetModel(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .rise(let value):
            try value.encode(to: encoder)
        case .set(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct Rise: Codable, Hashable, Sendable {
    let eventType: String
    let at: Date?

    init(eventType: String, at: Date? = nil) {
        self.eventType = eventType
        self.at = at
    }

    private enum CodingKeys: String, CodingKey {
        case eventType = "event_type"
        case at
    }
}

nonisolated struct SetModel: Codable, Hashable, Sendable {
    let eventType: String
    let at: Date?

    init(eventType: String = "set", at: Date? = nil) {
        self.eventType = eventType
        self.at = at
    }

    private enum CodingKeys: String, CodingKey {
        case eventType = "event_type"
        case at
    }
}
