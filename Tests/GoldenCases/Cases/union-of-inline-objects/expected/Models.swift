import Foundation

nonisolated enum Position: Codable, Hashable, Sendable {
    case object(Object)
    case withPier(WithPier)
    case withLatitude(WithLatitude)

    nonisolated struct Object: Codable, Hashable, Sendable {
        let name: String
    }

    nonisolated struct WithPier: Codable, Hashable, Sendable {
        let name: String
        let pier: Int
    }

    nonisolated struct WithLatitude: Codable, Hashable, Sendable {
        let latitude: Double
        let longitude: Double
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Object.self, keys: ["name"], required: ["name"]) { .object($0) },
            .object(WithPier.self, keys: ["name", "pier"], required: ["name", "pier"]) { .withPier($0) },
            .object(
                WithLatitude.self,
                keys: ["latitude", "longitude"],
                required: ["latitude", "longitude"]
            ) { .withLatitude($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .object(let value):
            try container.encode(value)
        case .withPier(let value):
            try container.encode(value)
        case .withLatitude(let value):
            try container.encode(value)
        }
    }
}
