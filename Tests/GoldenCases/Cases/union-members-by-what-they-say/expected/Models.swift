import Foundation

nonisolated struct Base: Codable, Hashable, Sendable {
    let id: String
}

nonisolated enum Event: Codable, Hashable, Sendable {
    case responseCreated(ResponseCreated)
    case responseOutputTextDelta(ResponseOutputTextDelta)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct ResponseCreated: Codable, Hashable, Sendable {
        let type: Kind
        let response: String

        init(type: Kind = .responseCreated, response: String) {
            self.type = type
            self.response = response
        }

        nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
            case responseCreated = "response.created"
        }
    }

    nonisolated struct ResponseOutputTextDelta: Codable, Hashable, Sendable {
        let type: Kind
        let delta: String

        init(type: Kind = .responseOutputTextDelta, delta: String) {
            self.type = type
            self.delta = delta
        }

        nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
            case responseOutputTextDelta = "response.output_text.delta"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .type)
        switch kind {
        case "response.created":
            self = .responseCreated(try ResponseCreated(from: decoder))
        case "response.output_text.delta":
            self = .responseOutputTextDelta(try ResponseOutputTextDelta(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .responseCreated(let value):
            try value.encode(to: encoder)
        case .responseOutputTextDelta(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated enum Payment: Codable, Hashable, Sendable {
    case creditCard(CreditCard)
    case base(Base)
    case withIban(WithIban)
    case withBic(WithBic)

    nonisolated struct CreditCard: Codable, Hashable, Sendable {
        let number: String
    }

    nonisolated struct Base: Codable, Hashable, Sendable {
        let id: String
        let amount: Int
    }

    nonisolated struct WithIban: Codable, Hashable, Sendable {
        let iban: String
    }

    nonisolated struct WithBic: Codable, Hashable, Sendable {
        let bic: String
        let account: String
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(CreditCard.self, keys: ["number"], required: ["number"]) { .creditCard($0) },
            .object(Base.self, keys: ["id", "amount"], required: ["id", "amount"]) { .base($0) },
            .object(WithIban.self, keys: ["iban"], required: ["iban"]) { .withIban($0) },
            .object(WithBic.self, keys: ["bic", "account"], required: ["bic", "account"]) { .withBic($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .creditCard(let value):
            try container.encode(value)
        case .base(let value):
            try container.encode(value)
        case .withIban(let value):
            try container.encode(value)
        case .withBic(let value):
            try container.encode(value)
        }
    }
}

nonisolated enum Ranking: Codable, Hashable, Sendable {
    case words(Words)
    case object(Object)

    nonisolated enum Words: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case words
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.words]

        init(rawValue: String) {
            switch rawValue {
            case "words":
                self = .words
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .words:
                return "words"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated struct Object: Codable, Hashable, Sendable {
        let asc: String
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .string(Words.self, isKnown: { Words.allCases.contains($0) }) { .words($0) },
            .object(Object.self) { .object($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .words(let value):
            try container.encode(value)
        case .object(let value):
            try container.encode(value)
        }
    }
}
