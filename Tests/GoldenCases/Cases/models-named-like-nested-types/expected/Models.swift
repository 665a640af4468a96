import Foundation

nonisolated struct WriteModel: Codable, Hashable, Sendable {
    let amount: Int
}

nonisolated struct OptimisticModel: Codable, Hashable, Sendable {
    let balance: Int
}
