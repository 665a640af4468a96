import Foundation

nonisolated struct NewOrder: Codable, Hashable, Sendable {
    let note: String?

    init(note: String? = nil) {
        self.note = note
    }
}

nonisolated struct Order: Codable, Hashable, Sendable {
    let note: String?
    let price: Decimal?

    init(note: String? = nil, price: Decimal? = nil) {
        self.note = note
        self.price = price
    }

    private enum CodingKeys: String, CodingKey {
        case note
        case price
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        note = container.decodeOrNil(String.self, forKey: .note)
        price = try container.decodeIfPresent(Decimal.self, forKey: .price)
    }
}
