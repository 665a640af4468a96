import Foundation
import Swift

nonisolated struct Account: Codable, Hashable, Sendable {
    let amounts: [Decimal]
    let ledger: [String: Int?]?
    let wallet: Set<URL>?

    init(amounts: [Decimal], ledger: [String: Int?]? = nil, wallet: Set<URL>? = nil) {
        self.amounts = amounts
        self.ledger = ledger
        self.wallet = wallet
    }
}
