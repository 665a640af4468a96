import Foundation

nonisolated indirect enum Expression: Codable, Hashable, Sendable {
    case string(String)
    case expressions([Expression])
    case negation(Negation)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .string(String.self) { .string($0) },
            .array([Expression].self) { .expressions($0) },
            .object(Negation.self) { .negation($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .string(let value):
            try container.encode(value)
        case .expressions(let value):
            try container.encode(value)
        case .negation(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Negation: Codable, Hashable, Sendable {
    let not: Expression
}
