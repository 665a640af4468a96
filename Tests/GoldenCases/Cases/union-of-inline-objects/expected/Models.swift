import Foundation

nonisolated enum Position: Codable, Hashable, Sendable {
    case object(Object)
    case object2(Object2)
    case object3(Object3)
    /// What is several of the others at once.
    case combined(Combined)

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

    nonisolated struct Combined: Codable, Hashable, Sendable {
        let name: String?
        let pier: Int?
        let latitude: Double?
        let longitude: Double?

        init(name: String? = nil, pier: Int? = nil, latitude: Double? = nil, longitude: Double? = nil) {
            self.name = name
            self.pier = pier
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Object.self, keys: ["name"], required: ["name"]) { .object($0) },
            .object(Object2.self, keys: ["name", "pier"], required: ["name", "pier"]) { .object2($0) },
            .object(
                Object3.self,
                keys: ["latitude", "longitude"],
                required: ["latitude", "longitude"]
            ) { .object3($0) },
            .object(Combined.self, keys: ["name", "pier", "latitude", "longitude"]) { .combined($0) },
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
        case .combined(let value):
            try container.encode(value)
        }
    }
}
