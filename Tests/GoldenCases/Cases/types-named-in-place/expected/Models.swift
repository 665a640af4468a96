import Foundation
import Model
import Payments

nonisolated struct Stores: Codable, Hashable, Sendable {
    let items: [Store]
    let price: Money
}
