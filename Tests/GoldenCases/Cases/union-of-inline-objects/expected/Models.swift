import Foundation

nonisolated enum Position: Codable, Hashable, Sendable {
    case object(Object)
    case object2(Object2)
    case object3(Object3)

    nonisolated struct Object: Codable, Hashable, Sendable {
        let name: String
    }

    nonisolated struct Object2: Codable, Hashable, Sendable {
        let name: String
        let pier: Int
    }

    nonisolated struct Object3: Codable, Hashable, Sendable {
        let latitude: Double
        let longitude: Double
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Position>] = [
            .object(Object.self, keys: ["name"], required: ["name"]) { .object($0) },
            .object(Object2.self, keys: ["name", "pier"], required: ["name", "pier"]) { .object2($0) },
            .object(
                Object3.self,
                keys: ["latitude", "longitude"],
                required: ["latitude", "longitude"]
            ) { .object3($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .object(let value):
            try container.encode(value)
        case .object2(let value):
            try container.encode(value)
        case .object3(let value):
            try container.encode(value)
        }
    }
}
