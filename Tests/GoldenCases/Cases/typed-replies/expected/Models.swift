import Foundation

nonisolated struct Order: Codable, Hashable, Sendable {
    let id: Int
    let dish: String?

    init(id: Int, dish: String? = nil) {
        self.id = id
        self.dish = dish
    }
}

nonisolated struct Ticket: Codable, Hashable, Sendable {
    let number: Int
}

nonisolated struct Problem: Codable, Hashable, Sendable {
    let title: String
}

nonisolated struct CreateOrderRequest: Encodable, Hashable, Sendable {
    let dish: String
}
