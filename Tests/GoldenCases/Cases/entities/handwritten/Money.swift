import Foundation

struct Money: Hashable, Sendable {
    let cents: Int

    static let preview = Money(cents: 100)
}

extension EntityConversion {
    static func money(_ value: String) -> Money { Money(cents: Int(value) ?? 0) }

    static func money(_ value: Money) -> String { String(value.cents) }

    static func ratingDTO(_ value: Rating) -> RatingDTO { RatingDTO(stars: value.stars, source: "app") }
}
