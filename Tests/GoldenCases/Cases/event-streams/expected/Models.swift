import Foundation

nonisolated struct CompletionRequest: Codable, Hashable, Sendable {
    let prompt: String
    let stream: Nullable<Bool>?

    init(prompt: String, stream: Nullable<Bool>? = nil) {
        self.prompt = prompt
        self.stream = stream
    }
}

nonisolated struct Completion: Codable, Hashable, Sendable {
    let text: String
}

nonisolated struct CompletionChunk: Codable, Hashable, Sendable {
    let delta: String
}

nonisolated struct Problem: Codable, Hashable, Sendable {
    let message: String?

    init(message: String? = nil) {
        self.message = message
    }
}

nonisolated struct Room: Codable, Hashable, Sendable {
    let id: String
    let people: Int?

    init(id: String, people: Int? = nil) {
        self.id = id
        self.people = people
    }
}

nonisolated struct LogLine: Codable, Hashable, Sendable {
    let text: String
}

nonisolated enum Notice: Codable, Hashable, Sendable {
    case joined(Joined)
    case said(Said)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct Joined: Codable, Hashable, Sendable {
        let event: Event
        let data: Room

        init(event: Event = .joined, data: Room) {
            self.event = event
            self.data = data
        }

        nonisolated enum Event: String, Codable, CaseIterable, Sendable {
            case joined
        }
    }

    nonisolated struct Said: Codable, Hashable, Sendable {
        let event: Event
        let data: String

        init(event: Event = .said, data: String) {
            self.event = event
            self.data = data
        }

        nonisolated enum Event: String, Codable, CaseIterable, Sendable {
            case said
        }
    }

    private enum CodingKeys: String, CodingKey {
        case event
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .event)
        switch kind {
        case "joined":
            self = .joined(try Joined(from: decoder))
        case "said":
            self = .said(try Said(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .joined(let value):
            try value.encode(to: encoder)
        case .said(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated enum UpdatesResponse: Codable, Hashable, Sendable {
    case title(Title)
    case count(Count)
    case room(RoomDetails)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct Title: Codable, Hashable, Sendable {
        let event: Event
        let data: String?
        let id: String?

        init(event: Event = .title, data: String? = nil, id: String? = nil) {
            self.event = event
            self.data = data
            self.id = id
        }

        nonisolated enum Event: String, Codable, CaseIterable, Sendable {
            case title
        }
    }

    nonisolated struct Count: Codable, Hashable, Sendable {
        let event: Event
        let data: String?
        let id: String?

        init(event: Event = .count, data: String? = nil, id: String? = nil) {
            self.event = event
            self.data = data
            self.id = id
        }

        nonisolated enum Event: String, Codable, CaseIterable, Sendable {
            case count
        }
    }

    nonisolated struct RoomDetails: Codable, Hashable, Sendable {
        let event: Event
        let data: Room?
        let id: String?

        init(event: Event = .room, data: Room? = nil, id: String? = nil) {
            self.event = event
            self.data = data
            self.id = id
        }

        nonisolated enum Event: String, Codable, CaseIterable, Sendable {
            case room
        }
    }

    private enum CodingKeys: String, CodingKey {
        case event
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .event)
        switch kind {
        case "title":
            self = .title(try Title(from: decoder))
        case "count":
            self = .count(try Count(from: decoder))
        case "room":
            self = .room(try RoomDetails(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .title(let value):
            try value.encode(to: encoder)
        case .count(let value):
            try value.encode(to: encoder)
        case .room(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct PresenceResponse: Codable, Hashable, Sendable {
    let online: Bool
}

nonisolated struct RecordsResponse: Codable, Hashable, Sendable {
    let at: Date
    let level: Level?

    init(at: Date, level: Level? = nil) {
        self.at = at
        self.level = level
    }

    nonisolated enum Level: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case low
        case high
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.low, .high]

        init(rawValue: String) {
            switch rawValue {
            case "low":
                self = .low
            case "high":
                self = .high
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .low:
                return "low"
            case .high:
                return "high"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}
