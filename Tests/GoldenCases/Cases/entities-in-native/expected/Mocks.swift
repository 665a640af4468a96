import Foundation

/// Replaces `PostsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPostsRepository: PostsRepository {
    let listPostsSpy = MockMethod<String?, Page<Post>>("PostsRepository.listPosts(cursor:)")
    let createPostSpy = MockMethod<NewPost, Author>("PostsRepository.createPost(_:)")

    init() {}

    func listPosts(cursor: String?) async throws -> Page<Post> {
        try await listPostsSpy.call(cursor)
    }

    func createPost(_ request: NewPost) async throws -> Author {
        try await createPostSpy.call(request)
    }
}
