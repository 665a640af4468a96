import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let id: Int
    let name: String
}
