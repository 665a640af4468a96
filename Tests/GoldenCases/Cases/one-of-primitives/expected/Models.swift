import Foundation

nonisolated enum Reading: Codable, Hashable, Sendable {
    case integer(Int)
    case number(Double)
    case string(String)
    case bool(Bool)
    case strings([String])

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .integer(Int.self) { .integer($0) },
            .number(Double.self) { .number($0) },
            .string(String.self) { .string($0) },
            .bool(Bool.self) { .bool($0) },
            .array([String].self) { .strings($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .integer(let value):
            try container.encode(value)
        case .number(let value):
            try container.encode(value)
        case .string(let value):
            try container.encode(value)
        case .bool(let value):
            try container.encode(value)
        case .strings(let value):
            try container.encode(value)
        }
    }
}
