import Foundation

nonisolated struct Payment: Codable, Hashable, Sendable {
    let source: Source?

    init(source: Source? = nil) {
        self.source = source
    }

    nonisolated enum Source: Codable, Hashable, Sendable {
        case card(Card)
        case bank(Bank)

        nonisolated struct Card: Codable, Hashable, Sendable {
            let number: String
            let cvc: String?

            init(number: String, cvc: String? = nil) {
                self.number = number
                self.cvc = cvc
            }
        }

        nonisolated struct Bank: Codable, Hashable, Sendable {
            let id: String?
            let iban: String

            init(id: String? = nil, iban: String) {
                self.id = id
                self.iban = iban
            }
        }

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .object(Card.self, keys: ["number", "cvc"], required: ["number"]) { .card($0) },
                .object(Bank.self, keys: ["id", "iban"], required: ["iban"]) { .bank($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .card(let value):
                try container.encode(value)
            case .bank(let value):
                try container.encode(value)
            }
        }
    }
}
