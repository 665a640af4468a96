import Foundation

/// Replaces `PostsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPostsRepository: PostsRepository {
    let fetchPostSpy = MockMethod<Int, Post>("PostsRepository.fetchPost(postId:)")

    init() {}

    func fetchPost(postId: Int) async throws -> Post {
        try await fetchPostSpy.call(postId)
    }
}
