import Foundation

nonisolated struct Setting: Codable, Hashable, Sendable {
    let value: Value?
    let kind: Kind
    let limit: Int?
    let mode: Mode?

    init(value: Value?, kind: Kind = .setting, limit: Int? = nil, mode: Mode? = nil) {
        self.value = value
        self.kind = kind
        self.limit = limit
        self.mode = mode
    }

    nonisolated enum Value: Codable, Hashable, Sendable {
        case string(String)
        case integer(Int)

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .string(String.self) { .string($0) },
                .integer(Int.self) { .integer($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .string(let value):
                try container.encode(value)
            case .integer(let value):
                try container.encode(value)
            }
        }
    }

    nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
        case setting
    }

    nonisolated enum Mode: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case fast
        case slow
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.fast, .slow]

        init(rawValue: String) {
            switch rawValue {
            case "fast":
                self = .fast
            case "slow":
                self = .slow
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .fast:
                return "fast"
            case .slow:
                return "slow"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case value
        case kind
        case limit
        case mode
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(limit, forKey: .limit)
        try container.encodeIfPresent(mode, forKey: .mode)
    }
}
