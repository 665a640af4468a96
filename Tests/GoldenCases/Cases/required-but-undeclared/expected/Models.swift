import Foundation

nonisolated struct Site: Codable, Hashable, Sendable {
    let name: String
}
