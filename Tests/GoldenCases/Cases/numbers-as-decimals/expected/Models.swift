import Foundation

nonisolated struct Price: Codable, Hashable, Sendable {
    let amount: Decimal
    let share: Double?
    let debt: Decimal?
    let exact: Decimal?
    let rates: [Decimal]?
    let big: Decimal?
    let either: Either?

    init(
        amount: Decimal = Decimal(sign: .plus, exponent: -3, significand: 3133),
        share: Double? = nil,
        debt: Decimal? = nil,
        exact: Decimal? = nil,
        rates: [Decimal]? = nil,
        big: Decimal? = nil,
        either: Either? = nil
    ) {
        self.amount = amount
        self.share = share
        self.debt = debt
        self.exact = exact
        self.rates = rates
        self.big = big
        self.either = either
    }

    nonisolated enum Either: Codable, Hashable, Sendable {
        case decimal(Decimal)
        case string(String)

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .number(Decimal.self) { .decimal($0) },
                .string(String.self) { .string($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .decimal(let value):
                try container.encode(value)
            case .string(let value):
                try container.encode(value)
            }
        }
    }
}
