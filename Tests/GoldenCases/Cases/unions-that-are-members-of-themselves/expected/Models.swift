import Foundation

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

nonisolated enum Left: Codable, Hashable, Sendable {
    case right(Right)
    case string(String)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .bool(Right.self) { .right($0) },
            .number(Right.self) { .right($0) },
            .string(String.self) { .string($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .right(let value):
            try container.encode(value)
        case .string(let value):
            try container.encode(value)
        }
    }
}

nonisolated enum Right: Codable, Hashable, Sendable {
    case bool(Bool)
    case number(Double)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .bool(Bool.self) { .bool($0) },
            .number(Double.self) { .number($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .bool(let value):
            try container.encode(value)
        case .number(let value):
            try container.encode(value)
        }
    }
}

nonisolated enum Tree: Codable, Hashable, Sendable {
    case string(String)
    case trees([Tree])

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .string(String.self) { .string($0) },
            .array([Tree].self) { .trees($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .string(let value):
            try container.encode(value)
        case .trees(let value):
            try container.encode(value)
        }
    }
}
