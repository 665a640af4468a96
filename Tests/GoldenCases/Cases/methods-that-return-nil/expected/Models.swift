import Foundation

nonisolated struct User: Codable, Hashable, Sendable {
    let id: Int
}
