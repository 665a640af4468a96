import Foundation

/// Replaces `PostsRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPostsRepository: PostsRepositoryProtocol {
    let fetchTimelineSpy = MockMethod<Int?, Feed<Post>>("PostsRepositoryProtocol.fetchTimeline(limit:)")
    let fetchPostSpy = MockMethod<UUID, Post>("PostsRepositoryProtocol.fetchPost(postId:)", answer: .preview)
    let fetchPostsSpy = MockMethod<Void, [Post]>("PostsRepositoryProtocol.fetchPosts()", answer: [.preview])
    let fetchDraftsSpy = MockMethod<Void, [String: Draft]?>(
        "PostsRepositoryProtocol.fetchDrafts()",
        answer: ["key": .preview]
    )
    let createPostSpy = MockMethod<Draft, Post>("PostsRepositoryProtocol.createPost(_:)", answer: .preview)
    let ratePostSpy = MockMethod<(postId: UUID, request: Rating), Void>(
        "PostsRepositoryProtocol.ratePost(postId:_:)",
        answer: ()
    )
    let fetchCommentsSpy = MockMethod<UUID, [Comment]>(
        "PostsRepositoryProtocol.fetchComments(postId:)",
        answer: [.preview]
    )

    init() {}

    func fetchTimeline(limit: Int?) async throws -> Feed<Post> {
        try await fetchTimelineSpy.call(limit)
    }

    func fetchPost(postId: UUID) async throws -> Post {
        try await fetchPostSpy.call(postId)
    }

    func fetchPosts() async throws -> [Post] {
        try await fetchPostsSpy.call(())
    }

    func fetchDrafts() async throws -> [String: Draft]? {
        try await fetchDraftsSpy.call(())
    }

    func createPost(_ request: Draft) async throws -> Post {
        try await createPostSpy.call(request)
    }

    func ratePost(postId: UUID, _ request: Rating) async throws {
        try await ratePostSpy.call((postId: postId, request: request))
    }

    func fetchComments(postId: UUID) async throws -> [Comment] {
        try await fetchCommentsSpy.call(postId)
    }
}
