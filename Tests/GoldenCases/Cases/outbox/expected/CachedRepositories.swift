import Foundation

/// Caches the responses of `PostsRepository`, and drops those that a call makes outdated.
nonisolated final class CachedPostsRepository: PostsRepository {
    private let repository: any PostsRepository
    private let cache: RepositoryCache

    /// - Parameter cache: shared by several repositories, so that each knows the changes of the others.
    init(_ repository: any PostsRepository, cache: RepositoryCache) {
        self.repository = repository
        self.cache = cache
    }

    @available(
        *,
        deprecated,
        message: "keeps what waits as the service's: use `OfflinePostsRepository(_:cache:outbox:)`"
    )
    init(_ repository: OfflinePostsRepository, cache: RepositoryCache) {
        self.repository = repository
        self.cache = cache
    }

    func listPosts(tag: String?) async throws -> [Post] {
        try await self.cache.value(
            PostsEndpoint.listPosts(tag: tag).cacheKey(of: "listPosts", shape: "d22d34e5fff8ef8a"),
            for: 60,
            by: .staleWhileRevalidate
        ) {
            try await self.repository.listPosts(tag: tag)
        }
    }

    func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        self.cache.values(
            PostsEndpoint.listPosts(tag: tag).cacheKey(of: "listPosts", shape: "d22d34e5fff8ef8a"),
            for: 60
        ) {
            try await self.repository.listPosts(tag: tag)
        }
    }

    func createPost(_ request: NewPost) async throws -> Post {
        try await self.cache.write(dropping: [.entries(of: "listPosts")]) {
            try await self.repository.createPost(request)
        }
    }

    func likePost(id: String, kind: PostsByIdLikesKind) async throws {
        try await self.cache.write(dropping: [.entries(of: "listPosts")]) {
            try await self.repository.likePost(id: id, kind: kind)
        }
    }

    func unlikePost(id: String, kind: PostsByIdLikesKind) async throws -> String {
        try await self.cache.write(dropping: [.entries(of: "listPosts")]) {
            try await self.repository.unlikePost(id: id, kind: kind)
        }
    }

    func reportPost(id: String) async throws {
        try await self.cache.write(dropping: [.entries(of: "listPosts")]) {
            try await self.repository.reportPost(id: id)
        }
    }
}
