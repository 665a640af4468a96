import Foundation

nonisolated struct Rate: Codable, Hashable, Sendable {
    let price: String
}

nonisolated struct WatchRatesResponse: Codable, Hashable, Sendable {
    let result: Rate
}
