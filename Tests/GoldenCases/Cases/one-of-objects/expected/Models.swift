import Foundation

nonisolated enum Finding: Codable, Hashable, Sendable {
    case comet(Comet)
    case asteroid(Asteroid)
    case secondLook(SecondLook)

    nonisolated struct SecondLook: Codable, Hashable, Sendable {
        let later: Bool
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Comet.self, keys: ["tail"], required: ["tail"]) { .comet($0) },
            .object(Asteroid.self, keys: ["belt"], required: ["belt"]) { .asteroid($0) },
            .object(SecondLook.self, keys: ["later"], required: ["later"]) { .secondLook($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .comet(let value):
            try container.encode(value)
        case .asteroid(let value):
            try container.encode(value)
        case .secondLook(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Comet: Codable, Hashable, Sendable {
    let tail: Double
}

nonisolated struct Asteroid: Codable, Hashable, Sendable {
    let belt: String
}
