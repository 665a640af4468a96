import Foundation

nonisolated struct User: Codable, Hashable, Sendable {
    let name: String
}

nonisolated struct RecordUsersRequestItem: Codable, Hashable, Sendable {
    let at: Int
}

nonisolated enum BulkItem: Codable, Hashable, Sendable {
    case action(Action)
    case user(User)

    nonisolated struct Action: Codable, Hashable, Sendable {
        let index: Index

        nonisolated struct Index: Codable, Hashable, Sendable {
            let id: String?

            init(id: String? = nil) {
                self.id = id
            }
        }
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Action.self, keys: ["index"], required: ["index"]) { .action($0) },
            .object(User.self, keys: ["name"], required: ["name"]) { .user($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .action(let value):
            try container.encode(value)
        case .user(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct LogItem: Codable, Hashable, Sendable {
    let at: Int?
    let level: Level?

    init(at: Int? = nil, level: Level? = nil) {
        self.at = at
        self.level = level
    }

    nonisolated enum Level: String, Codable, CaseIterable, Sendable {
        case low
        case high
    }
}
