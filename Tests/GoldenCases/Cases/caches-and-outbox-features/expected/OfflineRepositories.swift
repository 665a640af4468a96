import Foundation

/// Wraps `PostsRepositoryProtocol`: writes wait in an outbox until the service has them.
nonisolated final class OfflinePostsRepository: PostsRepositoryProtocol {
    /// The values that callers get until the service has their changes.
    nonisolated struct Optimistic: Sendable {
        /// A response with the changes of waiting requests.
        var fetchPosts: @Sendable ([Post], [OutboxEntry]) async throws -> [Post] = { value, _ in
            value
        }
        /// The response to a waiting request.
        var createPost: @Sendable (NewPost) async throws -> Post = { _ in
            throw OutboxError.postponed
        }
        /// The response to a waiting request.
        var unlikePost: @Sendable (String, PostsByIdLikesKind) async throws -> String = { _, _ in
            throw OutboxError.postponed
        }

        init() {}
    }

    /// A waiting call with its arguments: `Write(entry)` for an entry of `pending` or `refused`.
    nonisolated enum Write: OutboxWrite {
        case createPost(NewPost)
        case likePost(id: String, kind: PostsByIdLikesKind)
        case unlikePost(id: String, kind: PostsByIdLikesKind)

        static let waitingOperations: Set<String> = ["createPost", "likePost", "unlikePost"]

        func outboxRequest(encoder: OutboxEncoder) throws -> OutboxRequest {
            switch self {
            case .createPost(let request):
                return try PostsEndpoint.createPost(request).outboxRequest { encoder() }
            case .likePost(let id, let kind):
                return try PostsEndpoint.likePost(id: id, kind: kind).outboxRequest { encoder() }
            case .unlikePost(let id, let kind):
                return try PostsEndpoint.unlikePost(id: id, kind: kind).outboxRequest { encoder() }
            }
        }
    }

    private let repository: any PostsRepositoryProtocol
    private let outbox: Outbox
    private let optimistic: Optimistic

    init(
        _ repository: any PostsRepositoryProtocol,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.repository = repository
        self.outbox = outbox
        self.optimistic = optimistic
    }

    /// Caches the service's responses; the outbox adds the waiting requests.
    convenience init(
        _ repository: any PostsRepositoryProtocol,
        cache: RepositoryCache,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.init(CachedPostsRepository(repository, cache: cache), outbox: outbox, optimistic: optimistic)
    }

    func fetchPosts(tag: String?) async throws -> [Post] {
        try await self.outbox.value(self.optimistic.fetchPosts) {
            try await self.repository.fetchPosts(tag: tag)
        }
    }

    func fetchPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        self.outbox.values(self.repository.fetchPostsUpdates(tag: tag)) {
            try await self.optimistic.fetchPosts($0, self.outbox.pending)
        }
    }

    func createPost(_ request: NewPost) async throws -> Post {
        try await self.outbox.send(
            "createPost",
            PostsEndpoint.createPost(request).outboxRequest(encoder: self.outbox.encoder),
            as: Write.createPost(request)
        ) {
            try await self.repository.createPost(request)
        } postponed: {
            try await self.optimistic.createPost(request)
        }
    }

    func likePost(id: String, kind: PostsByIdLikesKind) async throws {
        try await self.outbox.send(
            "likePost",
            PostsEndpoint.likePost(id: id, kind: kind).outboxRequest(encoder: self.outbox.encoder),
            as: Write.likePost(id: id, kind: kind)
        ) {
            try await self.repository.likePost(id: id, kind: kind)
        }
    }

    func unlikePost(id: String, kind: PostsByIdLikesKind) async throws -> String {
        try await self.outbox.send(
            "unlikePost",
            PostsEndpoint.unlikePost(id: id, kind: kind).outboxRequest(encoder: self.outbox.encoder),
            as: Write.unlikePost(id: id, kind: kind)
        ) {
            try await self.repository.unlikePost(id: id, kind: kind)
        } postponed: {
            try await self.optimistic.unlikePost(id, kind)
        }
    }

    func reportPost(id: String) async throws {
        try await self.repository.reportPost(id: id)
    }
}
