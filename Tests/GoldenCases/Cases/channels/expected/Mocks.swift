import Foundation

/// Stands in for `PostsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPostsRepository: PostsRepository {
    let fetchPostSpy = MockMethod<Int, Post>("PostsRepository.fetchPost(postId:)")

    init() {}

    func fetchPost(postId: Int) async throws -> Post {
        try await fetchPostSpy.call(postId)
    }
}
