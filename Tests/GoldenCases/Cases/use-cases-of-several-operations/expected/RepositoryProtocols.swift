import Foundation

nonisolated protocol PostRepositoryProtocol: Sendable {
    func likePost(postId: String) async throws
    func unlikePost(postId: String) async throws
    func countLikes(postId: String, since: Date?) async throws -> Int
    func hidePost(postId: String) async throws
}

nonisolated extension PostRepositoryProtocol {
    func countLikes(
        postId: String,
        since: Date? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> Int {
        try await countLikes(postId: postId, since: since)
    }
}
