import Foundation

nonisolated struct LoginRequest: Codable, Hashable, Sendable {
    let name: String
}

nonisolated struct LoginResponse: Codable, Hashable, Sendable {
    let token: String
}
