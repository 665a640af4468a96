import Foundation

nonisolated struct SignInRequest: Codable, Hashable, Sendable {
    let name: String
    let scopes: [String]?

    init(name: String, scopes: [String]? = nil) {
        self.name = name
        self.scopes = scopes
    }
}
