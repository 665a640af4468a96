import Foundation

nonisolated struct Identified: Codable, Hashable, Sendable {
    let id: String?

    init(id: String? = nil) {
        self.id = id
    }
}

nonisolated enum Size: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case compact
    case generous
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.compact, .generous]

    init(rawValue: String) {
        switch rawValue {
        case "small":
            self = .compact
        case "large":
            self = .generous
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .compact:
            return "small"
        case .generous:
            return "large"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated struct Book: Codable, Hashable, Sendable {
    let id: String
    let title: String
    let pages: Int?
    let size: Size?

    init(id: String, title: String, pages: Int? = nil, size: Size? = nil) {
        self.id = id
        self.title = title
        self.pages = pages
        self.size = size
    }
}

nonisolated struct Film: Codable, Hashable, Sendable {
    let id: String
    let title: String
    let seconds: Int?

    init(id: String, title: String, seconds: Int? = nil) {
        self.id = id
        self.title = title
        self.seconds = seconds
    }
}

nonisolated enum Medium: Codable, Hashable, Sendable {
    case book(Book)
    case film(Film)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Book.self, keys: ["id", "title", "pages", "size"], required: ["id", "title"]) { .book($0) },
            .object(Film.self, keys: ["id", "title", "seconds"], required: ["id", "title"]) { .film($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .book(let value):
            try container.encode(value)
        case .film(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Place: Codable, Hashable, Sendable {
    let first: Double?
    let second: Double?
    let rest: [JSONValue]

    init(first: Double? = nil, second: Double? = nil, rest: [JSONValue] = []) {
        self.first = first
        self.second = second
        self.rest = rest
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decodeIfPresent(Double.self)
        second = try container.decodeIfPresent(Double.self)
        var others: [JSONValue] = []
        while !container.isAtEnd {
            others.append(try container.decode(JSONValue.self))
        }
        rest = others
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(upToLast: [first, second], isFollowed: !rest.isEmpty)
        try container.encode(contentsOf: rest)
    }
}
