import Foundation

public nonisolated struct Post: Codable, Hashable, Sendable {
    public let id: String
    public let text: String

    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}

public nonisolated struct NewPost: Codable, Hashable, Sendable {
    public let text: String

    public init(text: String) {
        self.text = text
    }
}

public nonisolated enum PostsByIdLikesKind: String, Codable, CaseIterable, Sendable {
    case heart
    case star
}
