import Foundation

nonisolated protocol PostsRepository: Sendable {
    func findPosts(size: Int, kind: Kind, page: Int, since: PlainDate?, theme: String) async throws
    func makePost(_ request: NewPost) async throws -> Post
}

nonisolated extension PostsRepository {
    func findPosts(
        size: Int,
        kind: Kind = .draft,
        page: Int = 1,
        since: PlainDate? = nil,
        theme: String = "dark",
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await findPosts(size: size, kind: kind, page: page, since: since, theme: theme)
    }
}

nonisolated final class PostsRepositoryImpl: PostsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func findPosts(size: Int, kind: Kind, page: Int, since: PlainDate?, theme: String) async throws {
        try await apiService.send(
            PostsEndpoint.findPosts(size: size, kind: kind, page: page, since: since, theme: theme)
        )
    }

    func makePost(_ request: NewPost) async throws -> Post {
        try await apiService.request(PostsEndpoint.makePost(request))
    }
}
