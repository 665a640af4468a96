import Foundation

nonisolated struct Comment: Codable, Hashable, Sendable {
    let text: String
}

nonisolated enum CommentsIncomingMessage: Codable, Hashable, Sendable {
    case added(Comment)
    case edited(Comment)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Comment.self, keys: ["text"], required: ["text"]) { .added($0) },
            .object(Comment.self, keys: ["text"], required: ["text"]) { .edited($0) },
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
        case .added(let value):
            try container.encode(value)
        case .edited(let value):
            try container.encode(value)
        case .unknown(let value):
            try container.encode(value)
        }
    }
}
