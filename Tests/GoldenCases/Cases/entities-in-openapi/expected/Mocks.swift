import Foundation

/// Replaces `PostsRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockPostsRepository: PostsRepository {
    public let listPostsSpy = MockMethod<Void, [Post]>("PostsRepository.listPosts()")

    public init() {}

    public var listPostsResult: Result<[Post], any Error>? {
        get { listPostsSpy.result }
        set { listPostsSpy.result = newValue }
    }

    public func listPosts() async -> Result<[Post], any Error> {
        await listPostsSpy.result(of: ())
    }
}
