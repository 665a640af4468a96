import Foundation

nonisolated struct Stall: Codable, Hashable, Sendable {
    let name: String
    let size: Int
    let nonce: String
}
