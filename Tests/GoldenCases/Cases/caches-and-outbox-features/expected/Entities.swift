import Foundation

nonisolated struct Post: Identifiable, Codable, Hashable, Sendable {
    let id: String
    let text: String
}

nonisolated struct NewPost: Codable, Hashable, Sendable {
    let text: String
}

nonisolated enum PostsByIdLikesKind: String, Codable, CaseIterable, Sendable {
    case heart
    case star
}
