import Foundation

nonisolated enum Account: Codable, Hashable, Sendable {
    case savings(Savings)
    case checking(Checking)
    case joint(Joint)
    case accountBase(AccountBase)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "savings":
            self = .savings(try Savings(from: decoder))
        case "Checking":
            self = .checking(try Checking(from: decoder))
        case "Joint":
            self = .joint(try Joint(from: decoder))
        case "Account":
            self = .accountBase(try AccountBase(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .savings(let value):
            try value.encode(to: encoder)
        case .checking(let value):
            try value.encode(to: encoder)
        case .joint(let value):
            try value.encode(to: encoder)
        case .accountBase(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct Savings: Codable, Hashable, Sendable {
    let type: String
    let owner: String?
    let rate: Double?

    init(type: String = "savings", owner: String? = nil, rate: Double? = nil) {
        self.type = type
        self.owner = owner
        self.rate = rate
    }
}

nonisolated struct Checking: Codable, Hashable, Sendable {
    let type: String
    let owner: String?
    let limit: Double?

    init(type: String = "Checking", owner: String? = nil, limit: Double? = nil) {
        self.type = type
        self.owner = owner
        self.limit = limit
    }
}

nonisolated struct Joint: Codable, Hashable, Sendable {
    let type: String
    let owner: String?
    let partner: String?

    init(type: String = "Joint", owner: String? = nil, partner: String? = nil) {
        self.type = type
        self.owner = owner
        self.partner = partner
    }
}

nonisolated struct Transfer: Codable, Hashable, Sendable {
    let all: Account?
    let withBase: Account?
    let some: [SomeItem]?
    let other: Other?

    init(all: Account? = nil, withBase: Account? = nil, some: [SomeItem]? = nil, other: Other? = nil) {
        self.all = all
        self.withBase = withBase
        self.some = some
        self.other = other
    }

    nonisolated enum SomeItem: Codable, Hashable, Sendable {
        case checking(Checking)
        case savings(Savings)
        /// A kind that was not known when this code was written.
        case unknown(JSONValue)

        private enum CodingKeys: String, CodingKey {
            case type
        }

        init(from decoder: any Decoder) throws {
            let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
            let kind: String = try container.decode(String.self, forKey: .type)
            switch kind {
            case "Checking":
                self = .checking(try Checking(from: decoder))
            case "savings":
                self = .savings(try Savings(from: decoder))
            default:
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .checking(let value):
                try value.encode(to: encoder)
            case .savings(let value):
                try value.encode(to: encoder)
            case .unknown(let value):
                try value.encode(to: encoder)
            }
        }
    }

    nonisolated enum Other: Codable, Hashable, Sendable {
        case savings(Savings)
        case bank(Bank)

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .object(Savings.self, keys: ["type", "owner", "rate"], required: ["type"]) { .savings($0) },
                .object(Bank.self, keys: ["bic"]) { .bank($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .savings(let value):
                try container.encode(value)
            case .bank(let value):
                try container.encode(value)
            }
        }
    }
}

nonisolated enum Personal: Codable, Hashable, Sendable {
    case joint(Joint)
    case checking(Checking)
    case savings(Savings)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "Joint":
            self = .joint(try Joint(from: decoder))
        case "Checking":
            self = .checking(try Checking(from: decoder))
        case "savings":
            self = .savings(try Savings(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .joint(let value):
            try value.encode(to: encoder)
        case .checking(let value):
            try value.encode(to: encoder)
        case .savings(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct Bank: Codable, Hashable, Sendable {
    let bic: String?

    init(bic: String? = nil) {
        self.bic = bic
    }
}

nonisolated struct AccountBase: Codable, Hashable, Sendable {
    let type: String
    let owner: String?

    init(type: String = "Account", owner: String? = nil) {
        self.type = type
        self.owner = owner
    }
}
