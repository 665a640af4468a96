import Foundation

/// Wraps `PostsRepository`: writes wait in an outbox until the service has them.
public nonisolated final class OfflinePostsRepository: PostsRepository {
    /// The values that callers get until the service has their changes.
    public nonisolated struct Optimistic: Sendable {
        /// A response with the changes of waiting requests.
        public var listPosts: @Sendable ([Post], [OutboxEntry]) async throws -> [Post] = { value, _ in
            value
        }
        /// The response to a waiting request.
        public var createPost: @Sendable (NewPost) async throws -> Post = { _ in
            throw OutboxError.postponed
        }
        /// The response to a waiting request.
        public var unlikePost: @Sendable (String, PostsByIdLikesKind) async throws -> String = { _, _ in
            throw OutboxError.postponed
        }

        public init() {}
    }

    /// A waiting call with its arguments: `Write(entry)` for an entry of `pending` or `refused`.
    public nonisolated enum Write: OutboxWrite {
        case createPost(input: NewPost)
        case likePost(id: String, kind: PostsByIdLikesKind)
        case unlikePost(id: String, kind: PostsByIdLikesKind)

        public static let waitingOperations: Set<String> = ["createPost", "likePost", "unlikePost"]

        public func outboxRequest(encoder: OutboxEncoder) throws -> OutboxRequest {
            switch self {
            case .createPost(let input):
                return try PostsApi.createPost(input: input).outboxRequest { encoder() }
            case .likePost(let id, let kind):
                return try PostsApi.likePost(id: id, kind: kind).outboxRequest { encoder() }
            case .unlikePost(let id, let kind):
                return try PostsApi.unlikePost(id: id, kind: kind).outboxRequest { encoder() }
            }
        }
    }

    private let repository: any PostsRepository
    private let outbox: Outbox
    private let optimistic: Optimistic

    public init(
        _ repository: any PostsRepository,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.repository = repository
        self.outbox = outbox
        self.optimistic = optimistic
    }

    /// Caches the service's responses; the outbox adds the waiting requests.
    public convenience init(
        _ repository: any PostsRepository,
        cache: RepositoryCache,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.init(CachedPostsRepository(repository, cache: cache), outbox: outbox, optimistic: optimistic)
    }

    public func listPosts(tag: String?) async -> Result<[Post], any Error> {
        do {
            return .success(
                try await self.outbox.value(self.optimistic.listPosts) {
                    try await self.repository.listPosts(tag: tag).get()
                }
            )
        } catch {
            return .failure(error)
        }
    }

    public func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        self.outbox.values(self.repository.listPostsUpdates(tag: tag)) {
            try await self.optimistic.listPosts($0, self.outbox.pending)
        }
    }

    public func createPost(input: NewPost) async -> Result<Post, any Error> {
        await self.outbox.result(
            "createPost",
            try PostsApi.createPost(input: input).outboxRequest(encoder: self.outbox.encoder),
            as: Write.createPost(input: input)
        ) {
            await self.repository.createPost(input: input)
        } postponed: {
            .success(try await self.optimistic.createPost(input))
        }
    }

    public func likePost(id: String, kind: PostsByIdLikesKind) async -> Result<Void, any Error> {
        await self.outbox.result(
            "likePost",
            try PostsApi.likePost(id: id, kind: kind).outboxRequest(encoder: self.outbox.encoder),
            as: Write.likePost(id: id, kind: kind)
        ) {
            await self.repository.likePost(id: id, kind: kind)
        }
    }

    public func unlikePost(id: String, kind: PostsByIdLikesKind) async -> Result<String, any Error> {
        await self.outbox.result(
            "unlikePost",
            try PostsApi.unlikePost(id: id, kind: kind).outboxRequest(encoder: self.outbox.encoder),
            as: Write.unlikePost(id: id, kind: kind)
        ) {
            await self.repository.unlikePost(id: id, kind: kind)
        } postponed: {
            .success(try await self.optimistic.unlikePost(id, kind))
        }
    }

    public func reportPost(id: String) async -> Result<Void, any Error> {
        await self.repository.reportPost(id: id)
    }
}
