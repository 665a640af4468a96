import Foundation

nonisolated struct Book: Codable, Hashable, Sendable {
    let title: String
}
