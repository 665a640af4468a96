import Foundation

nonisolated protocol FetchTimelineUseCaseProtocol: Sendable {
    func execute(limit: Int?) async throws -> Feed<Post>
}

nonisolated final class FetchTimelineUseCase: FetchTimelineUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(limit: Int?) async throws -> Feed<Post> {
        try await repository.fetchTimeline(limit: limit)
    }
}

nonisolated protocol FetchPostUseCaseProtocol: Sendable {
    func execute(postId: UUID) async throws -> Post
}

nonisolated final class FetchPostUseCase: FetchPostUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(postId: UUID) async throws -> Post {
        try await repository.fetchPost(postId: postId)
    }
}

nonisolated protocol FetchPostsUseCaseProtocol: Sendable {
    func execute() async throws -> [Post]
}

nonisolated final class FetchPostsUseCase: FetchPostsUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute() async throws -> [Post] {
        try await repository.fetchPosts()
    }
}

nonisolated protocol FetchDraftsUseCaseProtocol: Sendable {
    func execute() async throws -> [String: Draft]?
}

nonisolated final class FetchDraftsUseCase: FetchDraftsUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute() async throws -> [String: Draft]? {
        try await repository.fetchDrafts()
    }
}

nonisolated protocol CreatePostUseCaseProtocol: Sendable {
    func execute(_ request: Draft) async throws -> Post
}

nonisolated final class CreatePostUseCase: CreatePostUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: Draft) async throws -> Post {
        try await repository.createPost(request)
    }
}

nonisolated protocol RatePostUseCaseProtocol: Sendable {
    func execute(postId: UUID, _ request: Rating) async throws
}

nonisolated final class RatePostUseCase: RatePostUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(postId: UUID, _ request: Rating) async throws {
        try await repository.ratePost(postId: postId, request)
    }
}

nonisolated protocol FetchCommentsUseCaseProtocol: Sendable {
    func execute(postId: UUID) async throws -> [Comment]
}

nonisolated final class FetchCommentsUseCase: FetchCommentsUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(postId: UUID) async throws -> [Comment] {
        try await repository.fetchComments(postId: postId)
    }
}
