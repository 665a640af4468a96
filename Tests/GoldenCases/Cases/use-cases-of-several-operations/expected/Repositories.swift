import Foundation

nonisolated final class PostRepository: PostRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func likePost(postId: String) async throws {
        try await client.send(PostEndpoint.likePost(postId: postId))
    }

    func unlikePost(postId: String) async throws {
        try await client.send(PostEndpoint.unlikePost(postId: postId))
    }

    func countLikes(postId: String, since: Date?) async throws -> Int {
        try await client.request(PostEndpoint.countLikes(postId: postId, since: since))
    }

    func hidePost(postId: String) async throws {
        try await client.send(PostEndpoint.hidePost(postId: postId))
    }
}
