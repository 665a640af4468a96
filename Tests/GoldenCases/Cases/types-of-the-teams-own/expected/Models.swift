import Foundation

nonisolated struct Ticket: Codable, Hashable, Sendable {
    let fee: Decimal
    let price: Decimal?

    init(fee: Decimal, price: Decimal? = nil) {
        self.fee = fee
        self.price = price
    }
}
