import Foundation

nonisolated protocol FetchPostsUseCaseProtocol: Sendable {
    func execute(tag: String?) async throws -> [Post]
    /// The cached value, if any, then the service's.
    func fetchPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error>
}

nonisolated final class FetchPostsUseCase: FetchPostsUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(tag: String?) async throws -> [Post] {
        try await repository.fetchPosts(tag: tag)
    }

    func fetchPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        repository.fetchPostsUpdates(tag: tag)
    }
}

nonisolated extension FetchPostsUseCaseProtocol {
    func fetchPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        RepositoryCache.uncached {
            try await self.execute(tag: tag)
        }
    }
}

nonisolated extension FetchPostsUseCaseProtocol {
    func execute(tag: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Post] {
        try await execute(tag: tag)
    }
}

nonisolated protocol CreatePostUseCaseProtocol: Sendable {
    func execute(_ request: NewPost) async throws -> Post
}

nonisolated final class CreatePostUseCase: CreatePostUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: NewPost) async throws -> Post {
        try await repository.createPost(request)
    }
}

nonisolated protocol LikePostUseCaseProtocol: Sendable {
    func execute(id: String, kind: PostsByIdLikesKind) async throws
}

nonisolated final class LikePostUseCase: LikePostUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(id: String, kind: PostsByIdLikesKind) async throws {
        try await repository.likePost(id: id, kind: kind)
    }
}

nonisolated protocol UnlikePostUseCaseProtocol: Sendable {
    func execute(id: String, kind: PostsByIdLikesKind) async throws -> String
}

nonisolated final class UnlikePostUseCase: UnlikePostUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(id: String, kind: PostsByIdLikesKind) async throws -> String {
        try await repository.unlikePost(id: id, kind: kind)
    }
}

nonisolated protocol ReportPostUseCaseProtocol: Sendable {
    func execute(id: String) async throws
}

nonisolated final class ReportPostUseCase: ReportPostUseCaseProtocol {
    private let repository: any PostsRepositoryProtocol

    init(repository: any PostsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(id: String) async throws {
        try await repository.reportPost(id: id)
    }
}

nonisolated protocol AddPersonUseCaseProtocol: Sendable {
    func execute() async throws
}

nonisolated final class AddPersonUseCase: AddPersonUseCaseProtocol {
    private let repository: any PeopleRepositoryProtocol

    init(repository: any PeopleRepositoryProtocol) {
        self.repository = repository
    }

    func execute() async throws {
        try await repository.addPerson()
    }
}
