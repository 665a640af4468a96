import Foundation

nonisolated protocol ListPostsUseCase: Sendable {
    func execute(tag: String?) async throws -> [Post]
    /// The cached value, if any, then the service's.
    func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error>
}

nonisolated final class ListPostsUseCaseImpl: ListPostsUseCase {
    private let repository: any PostsRepository

    init(repository: any PostsRepository) {
        self.repository = repository
    }

    func execute(tag: String?) async throws -> [Post] {
        try await repository.listPosts(tag: tag)
    }

    func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        repository.listPostsUpdates(tag: tag)
    }
}

nonisolated extension ListPostsUseCase {
    func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        RepositoryCache.uncached {
            try await self.execute(tag: tag)
        }
    }
}

nonisolated extension ListPostsUseCase {
    func execute(tag: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Post] {
        try await execute(tag: tag)
    }
}

nonisolated protocol CreatePostUseCase: Sendable {
    func execute(_ request: NewPost) async throws -> Post
}

nonisolated final class CreatePostUseCaseImpl: CreatePostUseCase {
    private let repository: any PostsRepository

    init(repository: any PostsRepository) {
        self.repository = repository
    }

    func execute(_ request: NewPost) async throws -> Post {
        try await repository.createPost(request)
    }
}

nonisolated protocol LikePostUseCase: Sendable {
    func execute(id: String, kind: PostsByIdLikesKind) async throws
}

nonisolated final class LikePostUseCaseImpl: LikePostUseCase {
    private let repository: any PostsRepository

    init(repository: any PostsRepository) {
        self.repository = repository
    }

    func execute(id: String, kind: PostsByIdLikesKind) async throws {
        try await repository.likePost(id: id, kind: kind)
    }
}

nonisolated protocol UnlikePostUseCase: Sendable {
    func execute(id: String, kind: PostsByIdLikesKind) async throws -> String
}

nonisolated final class UnlikePostUseCaseImpl: UnlikePostUseCase {
    private let repository: any PostsRepository

    init(repository: any PostsRepository) {
        self.repository = repository
    }

    func execute(id: String, kind: PostsByIdLikesKind) async throws -> String {
        try await repository.unlikePost(id: id, kind: kind)
    }
}

nonisolated protocol ReportPostUseCase: Sendable {
    func execute(id: String) async throws
}

nonisolated final class ReportPostUseCaseImpl: ReportPostUseCase {
    private let repository: any PostsRepository

    init(repository: any PostsRepository) {
        self.repository = repository
    }

    func execute(id: String) async throws {
        try await repository.reportPost(id: id)
    }
}

nonisolated protocol AddPersonUseCase: Sendable {
    func execute() async throws
}

nonisolated final class AddPersonUseCaseImpl: AddPersonUseCase {
    private let repository: any PeopleRepository

    init(repository: any PeopleRepository) {
        self.repository = repository
    }

    func execute() async throws {
        try await repository.addPerson()
    }
}
