import Foundation

nonisolated struct Credentials: Codable, Hashable, Sendable {
    let email: String
    let password: String
}
