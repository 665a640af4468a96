import Foundation

/// Caches the responses of `PostsRepository`, and drops those that a call makes outdated.
public nonisolated final class CachedPostsRepository: PostsRepository {
    private let repository: any PostsRepository
    private let cache: RepositoryCache

    /// - Parameter cache: shared by several repositories, so that each knows the changes of the others.
    public init(_ repository: any PostsRepository, cache: RepositoryCache) {
        self.repository = repository
        self.cache = cache
    }

    @available(
        *,
        deprecated,
        message: "keeps what waits as the service's: use `OfflinePostsRepository(_:cache:outbox:)`"
    )
    public init(_ repository: OfflinePostsRepository, cache: RepositoryCache) {
        self.repository = repository
        self.cache = cache
    }

    public func listPosts(tag: String?) async -> Result<[Post], any Error> {
        await self.cache.result(
            PostsApi.listPosts(tag: tag).cacheKey(of: "listPosts", shape: "d22d34e5fff8ef8a"),
            for: 60,
            by: .staleWhileRevalidate
        ) {
            await self.repository.listPosts(tag: tag)
        }
    }

    public func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        self.cache.values(PostsApi.listPosts(tag: tag).cacheKey(of: "listPosts", shape: "d22d34e5fff8ef8a"), for: 60) {
            try await self.repository.listPosts(tag: tag).get()
        }
    }

    public func createPost(input: NewPost) async -> Result<Post, any Error> {
        await self.cache.result(dropping: [.entries(of: "listPosts")]) {
            await self.repository.createPost(input: input)
        }
    }

    public func likePost(id: String, kind: PostsByIdLikesKind) async -> Result<Void, any Error> {
        await self.cache.result(dropping: [.entries(of: "listPosts")]) {
            await self.repository.likePost(id: id, kind: kind)
        }
    }

    public func unlikePost(id: String, kind: PostsByIdLikesKind) async -> Result<String, any Error> {
        await self.cache.result(dropping: [.entries(of: "listPosts")]) {
            await self.repository.unlikePost(id: id, kind: kind)
        }
    }

    public func reportPost(id: String) async -> Result<Void, any Error> {
        await self.cache.result(dropping: [.entries(of: "listPosts")]) {
            await self.repository.reportPost(id: id)
        }
    }
}
