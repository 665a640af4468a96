import Foundation

/// Replaces `PostRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPostRepository: PostRepositoryProtocol {
    let likePostSpy = MockMethod<String, Void>("PostRepositoryProtocol.likePost(postId:)")
    let unlikePostSpy = MockMethod<String, Void>("PostRepositoryProtocol.unlikePost(postId:)")
    let countLikesSpy = MockMethod<(postId: String, since: Date?), Int>(
        "PostRepositoryProtocol.countLikes(postId:since:)"
    )
    let hidePostSpy = MockMethod<String, Void>("PostRepositoryProtocol.hidePost(postId:)")

    init() {}

    func likePost(postId: String) async throws {
        try await likePostSpy.call(postId)
    }

    func unlikePost(postId: String) async throws {
        try await unlikePostSpy.call(postId)
    }

    func countLikes(postId: String, since: Date?) async throws -> Int {
        try await countLikesSpy.call((postId: postId, since: since))
    }

    func hidePost(postId: String) async throws {
        try await hidePostSpy.call(postId)
    }
}
