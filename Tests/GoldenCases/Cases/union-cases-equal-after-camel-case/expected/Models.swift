import Foundation

nonisolated enum Either: Codable, Hashable, Sendable {
    case nearUnderscoreField(NearField)
    case nearField(EitherNearField)

    /// NearField
    nonisolated struct EitherNearField: Codable, Hashable, Sendable {
        let b: String
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Either>] = [
            .object(NearField.self, keys: ["a"], required: ["a"]) { .nearUnderscoreField($0) },
            .object(EitherNearField.self, keys: ["b"], required: ["b"]) { .nearField($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .nearUnderscoreField(let value):
            try container.encode(value)
        case .nearField(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct NearField: Codable, Hashable, Sendable {
    let a: String
}
