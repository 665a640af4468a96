import Foundation

nonisolated struct Event: Codable, Hashable, Sendable {
    let start: Start?
    let end: End?
    let shown: String?
    let zoned: String?
    let at: String?

    init(start: Start? = nil, end: End? = nil, shown: String? = nil, zoned: String? = nil, at: String? = nil) {
        self.start = start
        self.end = end
        self.shown = shown
        self.zoned = zoned
        self.at = at
    }

    nonisolated enum Start: Codable, Hashable, Sendable {
        case date(Date)
        case plainDate(PlainDate)

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .string(Date.self) { .date($0) },
                .string(PlainDate.self) { .plainDate($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .date(let value):
                try container.encode(value)
            case .plainDate(let value):
                try container.encode(value)
            }
        }
    }

    nonisolated enum End: Codable, Hashable, Sendable {
        case date(Date)
        case plainDate(PlainDate)
        case string(String)

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .string(Date.self) { .date($0) },
                .string(PlainDate.self) { .plainDate($0) },
                .string(String.self) { .string($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .date(let value):
                try container.encode(value)
            case .plainDate(let value):
                try container.encode(value)
            case .string(let value):
                try container.encode(value)
            }
        }
    }
}
