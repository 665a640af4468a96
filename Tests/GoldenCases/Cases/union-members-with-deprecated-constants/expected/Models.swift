import Foundation

nonisolated enum Load: Codable, Hashable, Sendable {
    case box(Box)
    case crate(Crate)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Box.self, keys: ["kind"], required: ["kind"]) { .box($0) },
            .object(Crate.self, keys: ["wood"]) { .crate($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .box(let value):
            try container.encode(value)
        case .crate(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Box: Codable, Hashable, Sendable {
    @available(*, deprecated)
    let kind: Kind

    /// Deprecated.
    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case small
        case large
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.small, .large]

        init(rawValue: String) {
            switch rawValue {
            case "small":
                self = .small
            case "large":
                self = .large
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .small:
                return "small"
            case .large:
                return "large"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct Crate: Codable, Hashable, Sendable {
    let wood: String?

    init(wood: String? = nil) {
        self.wood = wood
    }
}
