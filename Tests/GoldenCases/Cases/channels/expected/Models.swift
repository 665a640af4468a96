import Foundation

nonisolated struct Post: Codable, Hashable, Sendable {
    let id: Int
    let text: String
}

nonisolated struct Advertisement: Codable, Hashable, Sendable {
    let sponsor: String
    let text: String
}

nonisolated struct Comment: Codable, Hashable, Sendable {
    let id: Int
    let text: String
}

nonisolated struct NewComment: Codable, Hashable, Sendable {
    let text: String
}

nonisolated struct Subscription: Codable, Hashable, Sendable {
    let topics: [String]
}

nonisolated struct Seen: Codable, Hashable, Sendable {
    let kind: String
    let person: Int

    init(kind: String = "seen", person: Int) {
        self.kind = kind
        self.person = person
    }
}

nonisolated struct Measurement: Codable, Hashable, Sendable {
    let name: String
    let value: Double
}

nonisolated enum LiveSettingsOutgoingMessage: Codable, Hashable, Sendable {
    case change(Change)

    nonisolated struct Change: Codable, Hashable, Sendable {
        let name: String
    }

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "change":
            self = .change(try Change(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "'\(kind)' isn't a kind of LiveSettingsOutgoingMessage"
            )
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .change(let value):
            try value.encode(to: encoder)
            try container.encode("change", forKey: .type)
        }
    }
}

nonisolated enum LiveSettingsIncomingMessage: Codable, Hashable, Sendable {
    case changed(Changed)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct Changed: Codable, Hashable, Sendable {
        let name: String
    }

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "changed":
            self = .changed(try Changed(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .changed(let value):
            try value.encode(to: encoder)
            try container.encode("changed", forKey: .type)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated enum LiveCommentsOutgoingMessage: Codable, Hashable, Sendable {
    case subscribe(Subscription)
    case commentAdd(NewComment)
    case typing([String: JSONValue])

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "subscribe":
            self = .subscribe(try Subscription(from: decoder))
        case "comment.add":
            self = .commentAdd(try NewComment(from: decoder))
        case "typing":
            self = .typing(try [String: JSONValue](from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "'\(kind)' isn't a kind of LiveCommentsOutgoingMessage"
            )
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .subscribe(let value):
            try value.encode(to: encoder)
            try container.encode("subscribe", forKey: .type)
        case .commentAdd(let value):
            try value.encode(to: encoder)
            try container.encode("comment.add", forKey: .type)
        case .typing(let value):
            try value.encode(to: encoder)
            try container.encode("typing", forKey: .type)
        }
    }
}

nonisolated enum LiveCommentsIncomingMessage: Codable, Hashable, Sendable {
    case commentAdded(Comment)
    case commentEdited(Comment)
    case commentRemoved(CommentRemoved)
    case pong([String: JSONValue])
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct CommentRemoved: Codable, Hashable, Sendable {
        let id: Int
    }

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "comment.added":
            self = .commentAdded(try Comment(from: decoder))
        case "comment.edited":
            self = .commentEdited(try Comment(from: decoder))
        case "comment.removed":
            self = .commentRemoved(try CommentRemoved(from: decoder))
        case "pong":
            self = .pong(try [String: JSONValue](from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .commentAdded(let value):
            try value.encode(to: encoder)
            try container.encode("comment.added", forKey: .type)
        case .commentEdited(let value):
            try value.encode(to: encoder)
            try container.encode("comment.edited", forKey: .type)
        case .commentRemoved(let value):
            try value.encode(to: encoder)
            try container.encode("comment.removed", forKey: .type)
        case .pong(let value):
            try value.encode(to: encoder)
            try container.encode("pong", forKey: .type)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated enum PeoplePresenceIncomingMessage: Codable, Hashable, Sendable {
    case seen(Seen)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "seen":
            self = .seen(try Seen(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .seen(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated enum TimelineIncomingMessage: Codable, Hashable, Sendable {
    case post(Post)
    case advertisement(Advertisement)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Post.self, keys: ["id", "text"], required: ["id", "text"]) { .post($0) },
            .object(
                Advertisement.self,
                keys: ["sponsor", "text"],
                required: ["sponsor", "text"]
            ) { .advertisement($0) },
        ]
        do {
            self = try UnionDecoder(decoder).bestMatch(candidates)
        } catch is DecodingError {
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .post(let value):
            try container.encode(value)
        case .advertisement(let value):
            try container.encode(value)
        case .unknown(let value):
            try container.encode(value)
        }
    }
}
