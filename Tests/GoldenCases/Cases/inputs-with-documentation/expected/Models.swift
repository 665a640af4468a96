import Foundation

nonisolated struct Item: Codable, Hashable, Sendable {
    let id: Int
}
