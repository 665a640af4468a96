import Foundation

nonisolated enum Shape: Codable, Hashable, Sendable {
    case circle(Circle)
    case square(Square)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "circle":
            self = .circle(try Circle(from: decoder))
        case "sq.1", "sq.2":
            self = .square(try Square(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let value):
            try value.encode(to: encoder)
        case .square(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct Circle: Codable, Hashable, Sendable {
    let kind: String
    let radius: Double

    init(kind: String = "circle", radius: Double) {
        self.kind = kind
        self.radius = radius
    }
}

nonisolated struct Square: Codable, Hashable, Sendable {
    let kind: String
    let side: Double
}
