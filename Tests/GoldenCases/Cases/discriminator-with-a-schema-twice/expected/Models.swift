import Foundation

nonisolated enum Event: Codable, Hashable, Sendable {
    case joined(Joined)
    case left(Left)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "joined", "came":
            self = .joined(try Joined(from: decoder))
        case "left":
            self = .left(try Left(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .joined(let value):
            try value.encode(to: encoder)
        case .left(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct Joined: Codable, Hashable, Sendable {
    let kind: String
    let user: String?

    init(kind: String, user: String? = nil) {
        self.kind = kind
        self.user = user
    }
}

nonisolated struct Left: Codable, Hashable, Sendable {
    let kind: String

    init(kind: String = "left") {
        self.kind = kind
    }
}
