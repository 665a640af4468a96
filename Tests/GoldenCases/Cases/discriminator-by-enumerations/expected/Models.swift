import Foundation

nonisolated enum Event: Codable, Hashable, Sendable {
    case petEvent(PetEvent)
    case carEvent(CarEvent)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "cat", "dog":
            self = .petEvent(try PetEvent(from: decoder))
        case "car":
            self = .carEvent(try CarEvent(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .petEvent(let value):
            try value.encode(to: encoder)
        case .carEvent(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct PetEvent: Codable, Hashable, Sendable {
    let kind: Kind
    let name: String?

    init(kind: Kind, name: String? = nil) {
        self.kind = kind
        self.name = name
    }

    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case cat
        case dog
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.cat, .dog]

        init(rawValue: String) {
            switch rawValue {
            case "cat":
                self = .cat
            case "dog":
                self = .dog
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .cat:
                return "cat"
            case .dog:
                return "dog"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct CarEvent: Codable, Hashable, Sendable {
    let kind: Kind
    let plate: String?

    init(kind: Kind = .car, plate: String? = nil) {
        self.kind = kind
        self.plate = plate
    }

    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case car
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.car]

        init(rawValue: String) {
            switch rawValue {
            case "car":
                self = .car
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .car:
                return "car"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}
