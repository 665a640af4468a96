import Foundation

nonisolated enum Either: Codable, Hashable, Sendable {
    case nearField(NearField)
    case withB(WithB)

    /// NearField
    nonisolated struct WithB: Codable, Hashable, Sendable {
        let b: String
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(NearField.self, keys: ["a"], required: ["a"]) { .nearField($0) },
            .object(WithB.self, keys: ["b"], required: ["b"]) { .withB($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .nearField(let value):
            try container.encode(value)
        case .withB(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct NearField: Codable, Hashable, Sendable {
    let a: String
}
