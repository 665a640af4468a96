import Foundation

nonisolated enum Pages: Codable, Hashable, Sendable {
    case withPage(WithPage)
    case withOffset(WithOffset)

    nonisolated struct WithPage: Codable, Hashable, Sendable {
        let page: Int
    }

    nonisolated struct WithOffset: Codable, Hashable, Sendable {
        let offset: Int
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(WithPage.self, keys: ["page"], required: ["page"]) { .withPage($0) },
            .object(WithOffset.self, keys: ["offset"], required: ["offset"]) { .withOffset($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .withPage(let value):
            try container.encode(value)
        case .withOffset(let value):
            try container.encode(value)
        }
    }
}

nonisolated enum Hits: Codable, Hashable, Sendable {
    case withPage(WithPage)
    case withOffset(WithOffset)

    nonisolated struct WithPage: Codable, Hashable, Sendable {
        let query: String
        let page: Int
    }

    nonisolated struct WithOffset: Codable, Hashable, Sendable {
        let query: String
        let offset: Int
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(WithPage.self, keys: ["query", "page"], required: ["query", "page"]) { .withPage($0) },
            .object(WithOffset.self, keys: ["query", "offset"], required: ["query", "offset"]) { .withOffset($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .withPage(let value):
            try container.encode(value)
        case .withOffset(let value):
            try container.encode(value)
        }
    }
}

nonisolated enum Similar: Codable, Hashable, Sendable {
    case withPage(WithPage)
    case withOffset(WithOffset)

    nonisolated struct WithPage: Codable, Hashable, Sendable {
        let id: String
        let page: Int
    }

    nonisolated struct WithOffset: Codable, Hashable, Sendable {
        let id: String
        let offset: Int
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(WithPage.self, keys: ["id", "page"], required: ["id", "page"]) { .withPage($0) },
            .object(WithOffset.self, keys: ["id", "offset"], required: ["id", "offset"]) { .withOffset($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .withPage(let value):
            try container.encode(value)
        case .withOffset(let value):
            try container.encode(value)
        }
    }
}
