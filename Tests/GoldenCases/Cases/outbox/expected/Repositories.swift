import Foundation

nonisolated protocol PostsRepository: Sendable {
    func listPosts(tag: String?) async throws -> [Post]
    /// The cached value of `listPosts`, if any, then the service's.
    func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error>
    func createPost(_ request: NewPost) async throws -> Post
    func likePost(id: String, kind: PostsByIdLikesKind) async throws
    func unlikePost(id: String, kind: PostsByIdLikesKind) async throws -> String
    func reportPost(id: String) async throws
}

nonisolated extension PostsRepository {
    func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        RepositoryCache.uncached {
            try await self.listPosts(tag: tag)
        }
    }
}

nonisolated extension PostsRepository {
    func listPosts(tag: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Post] {
        try await listPosts(tag: tag)
    }
}

nonisolated final class PostsRepositoryImpl: PostsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPosts(tag: String?) async throws -> [Post] {
        try await apiService.request(PostsEndpoint.listPosts(tag: tag))
    }

    func createPost(_ request: NewPost) async throws -> Post {
        try await apiService.request(PostsEndpoint.createPost(request))
    }

    func likePost(id: String, kind: PostsByIdLikesKind) async throws {
        try await apiService.send(PostsEndpoint.likePost(id: id, kind: kind))
    }

    func unlikePost(id: String, kind: PostsByIdLikesKind) async throws -> String {
        try await apiService.text(PostsEndpoint.unlikePost(id: id, kind: kind))
    }

    func reportPost(id: String) async throws {
        try await apiService.send(PostsEndpoint.reportPost(id: id))
    }
}

nonisolated protocol PeopleRepository: Sendable {
    func addPerson() async throws
}

nonisolated final class PeopleRepositoryImpl: PeopleRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addPerson() async throws {
        try await apiService.send(PeopleEndpoint.addPerson)
    }
}
