import Foundation

nonisolated struct Connection: Codable, Hashable, Sendable {
    let id: Int
}

nonisolated struct Order: Codable, Hashable, Sendable {
    let id: Int
}

nonisolated enum HubsStatesIncomingMessage: Codable, Hashable, Sendable {
    case connected(Connection)
    case gone([String: JSONValue])
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Connection.self, keys: ["id"], required: ["id"]) { .connected($0) },
            .object([String: JSONValue].self) { .gone($0) },
        ]
        do {
            self = try UnionDecoder(decoder).bestMatch(candidates)
        } catch is DecodingError {
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .connected(let value):
            try container.encode(value)
        case .gone(let value):
            try container.encode(value)
        case .unknown(let value):
            try container.encode(value)
        }
    }
}
