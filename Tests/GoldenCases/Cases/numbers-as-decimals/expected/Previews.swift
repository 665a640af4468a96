import Foundation

nonisolated extension Price {
    static let preview = Price(
        amount: Decimal(sign: .plus, exponent: -3, significand: 3133),
        share: 1.5,
        debt: -7,
        exact: 1.5,
        rates: [1.5],
        big: 12,
        either: .preview
    )
}

nonisolated extension Price.Either {
    static let preview: Self = .decimal(1.5)
}
