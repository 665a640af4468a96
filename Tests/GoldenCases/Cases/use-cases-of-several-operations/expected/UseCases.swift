import Foundation

nonisolated protocol LikePostUseCaseProtocol: Sendable {
    func execute(postId: String) async throws
    func unlike(postId: String) async throws
    func count(postId: String, since: Date?) async throws -> Int
}

nonisolated final class LikePostUseCase: LikePostUseCaseProtocol {
    private let postRepository: any PostRepositoryProtocol

    init(postRepository: any PostRepositoryProtocol) {
        self.postRepository = postRepository
    }

    func execute(postId: String) async throws {
        try await postRepository.likePost(postId: postId)
    }

    func unlike(postId: String) async throws {
        try await postRepository.unlikePost(postId: postId)
    }

    func count(postId: String, since: Date?) async throws -> Int {
        try await postRepository.countLikes(postId: postId, since: since)
    }
}

nonisolated extension LikePostUseCaseProtocol {
    func count(
        postId: String,
        since: Date? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> Int {
        try await count(postId: postId, since: since)
    }
}

nonisolated protocol HidePostUseCaseProtocol: Sendable {
    func hide(postId: String) async throws
}

nonisolated final class HidePostUseCase: HidePostUseCaseProtocol {
    private let postRepository: any PostRepositoryProtocol

    init(postRepository: any PostRepositoryProtocol) {
        self.postRepository = postRepository
    }

    func hide(postId: String) async throws {
        try await postRepository.hidePost(postId: postId)
    }
}
