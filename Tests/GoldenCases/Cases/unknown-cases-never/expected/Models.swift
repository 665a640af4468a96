import Foundation

nonisolated enum Rank: String, Codable, CaseIterable, Sendable {
    case mate
    case captain
}

nonisolated enum Level: Int, Codable, CaseIterable, Sendable {
    case _1 = 1
    case _2 = 2
}

nonisolated struct Sail: Codable, Hashable, Sendable {
    let kind: String
    let masts: Int?

    init(kind: String = "Sail", masts: Int? = nil) {
        self.kind = kind
        self.masts = masts
    }
}

nonisolated struct Motor: Codable, Hashable, Sendable {
    let kind: String
    let power: Int?

    init(kind: String = "Motor", power: Int? = nil) {
        self.kind = kind
        self.power = power
    }
}

nonisolated enum Boat: Codable, Hashable, Sendable {
    case sail(Sail)
    case motor(Motor)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "Sail":
            self = .sail(try Sail(from: decoder))
        case "Motor":
            self = .motor(try Motor(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .kind,
                in: container,
                debugDescription: "'\(kind)' isn't a kind of Boat"
            )
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .sail(let value):
            try value.encode(to: encoder)
        case .motor(let value):
            try value.encode(to: encoder)
        }
    }
}
