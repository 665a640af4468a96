import Foundation

nonisolated enum Instrument: Codable, Hashable, Sendable {
    case camera(Camera)
    case instrumentBase(InstrumentBase)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "Camera":
            self = .camera(try Camera(from: decoder))
        case "Instrument":
            self = .instrumentBase(try InstrumentBase(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .camera(let value):
            try value.encode(to: encoder)
        case .instrumentBase(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct Camera: Codable, Hashable, Sendable {
    let kind: String
    let pixels: Int?

    init(kind: String = "Camera", pixels: Int? = nil) {
        self.kind = kind
        self.pixels = pixels
    }
}

nonisolated struct InstrumentBase: Codable, Hashable, Sendable {
    let kind: String

    init(kind: String = "Instrument") {
        self.kind = kind
    }
}
