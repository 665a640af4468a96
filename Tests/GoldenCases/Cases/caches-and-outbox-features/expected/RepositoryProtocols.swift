import Foundation

nonisolated protocol PostsRepositoryProtocol: Sendable {
    func fetchPosts(tag: String?) async throws -> [Post]
    /// The cached value of `fetchPosts`, if any, then the service's.
    func fetchPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error>
    func createPost(_ request: NewPost) async throws -> Post
    func likePost(id: String, kind: PostsByIdLikesKind) async throws
    func unlikePost(id: String, kind: PostsByIdLikesKind) async throws -> String
    func reportPost(id: String) async throws
}

nonisolated extension PostsRepositoryProtocol {
    func fetchPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        RepositoryCache.uncached {
            try await self.fetchPosts(tag: tag)
        }
    }
}

nonisolated extension PostsRepositoryProtocol {
    func fetchPosts(tag: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Post] {
        try await fetchPosts(tag: tag)
    }
}

nonisolated protocol PeopleRepositoryProtocol: Sendable {
    func addPerson() async throws
}
