import Foundation

nonisolated struct CommentInput: Codable, Hashable, Sendable {
    let text: String
    let author: String
}

nonisolated struct Vote: Codable, Hashable, Sendable {
    let id: Int
}
