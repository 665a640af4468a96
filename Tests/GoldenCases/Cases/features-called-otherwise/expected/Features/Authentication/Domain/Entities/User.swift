import Foundation

nonisolated struct User: Identifiable, Codable, Hashable, Sendable {
    let id: String
}
