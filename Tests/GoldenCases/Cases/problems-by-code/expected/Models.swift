import Foundation

nonisolated enum Shape: Codable, Hashable, Sendable {
    case circle(Circle)
    case ring(Ring)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Circle.self, keys: ["radius"], required: ["radius"]) { .circle($0) },
            .object(Ring.self, keys: ["radius"], required: ["radius"]) { .ring($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .circle(let value):
            try container.encode(value)
        case .ring(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Circle: Codable, Hashable, Sendable {
    let radius: Double
}

nonisolated struct Ring: Codable, Hashable, Sendable {
    let radius: Double
}
