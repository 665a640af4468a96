import Foundation

nonisolated enum Length: Codable, Hashable, Sendable {
    case inch(Inch)
    case metre(Metre)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Inch.self, keys: ["size"]) { .inch($0) },
            .object(Metre.self, keys: ["size"]) { .metre($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .inch(let value):
            try container.encode(value)
        case .metre(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Inch: Codable, Hashable, Sendable {
    let size: Size?

    init(size: Size? = nil) {
        self.size = size
    }

    nonisolated struct Size: Codable, Hashable, Sendable {
        let inches: Int?

        init(inches: Int? = nil) {
            self.inches = inches
        }
    }
}

nonisolated struct Metre: Codable, Hashable, Sendable {
    let size: Size?

    init(size: Size? = nil) {
        self.size = size
    }

    nonisolated struct Size: Codable, Hashable, Sendable {
        let metres: Int?

        init(metres: Int? = nil) {
            self.metres = metres
        }
    }
}
