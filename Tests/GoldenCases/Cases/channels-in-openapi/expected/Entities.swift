import Foundation

nonisolated struct Comment: Identifiable, Codable, Hashable, Sendable {
    let id: Int
    let text: String
}

nonisolated struct ChatMessage: Codable, Hashable, Sendable {
    let text: String
}

nonisolated struct Presence: Codable, Hashable, Sendable {
    let person: String
}

nonisolated enum LiveCommentsIncomingMessage: Codable, Hashable, Sendable {
    case commentAdded(Comment)
    case commentEdited(Comment)
    case commentRemoved(CommentRemoved)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct CommentRemoved: Identifiable, Codable, Hashable, Sendable {
        let id: Int
    }

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "comment.added":
            self = .commentAdded(try Comment(from: decoder))
        case "comment.edited":
            self = .commentEdited(try Comment(from: decoder))
        case "comment.removed":
            self = .commentRemoved(try CommentRemoved(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .commentAdded(let value):
            try value.encode(to: encoder)
            try container.encode("comment.added", forKey: .type)
        case .commentEdited(let value):
            try value.encode(to: encoder)
            try container.encode("comment.edited", forKey: .type)
        case .commentRemoved(let value):
            try value.encode(to: encoder)
            try container.encode("comment.removed", forKey: .type)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated enum ChatIncomingMessage: Codable, Hashable, Sendable {
    case chatMessage(ChatMessage)
    case presence(Presence)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(ChatMessage.self, keys: ["text"], required: ["text"]) { .chatMessage($0) },
            .object(Presence.self, keys: ["person"], required: ["person"]) { .presence($0) },
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
        case .chatMessage(let value):
            try container.encode(value)
        case .presence(let value):
            try container.encode(value)
        case .unknown(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct TickerIncomingMessage: Codable, Hashable, Sendable {
    let price: Double
}
