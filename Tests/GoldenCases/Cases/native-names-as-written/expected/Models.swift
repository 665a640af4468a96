import Foundation

nonisolated struct HandsAreFast: Codable, Hashable, Sendable {
    let id: Int
}

nonisolated struct StoreApiResponse: Codable, Hashable, Sendable {
    let photoUrl: String
    let apiKey: String

    private enum CodingKeys: String, CodingKey {
        case photoUrl
        case apiKey = "api_key"
    }
}

nonisolated struct Notification: Codable, Hashable, Sendable {
    let id: Int
}
