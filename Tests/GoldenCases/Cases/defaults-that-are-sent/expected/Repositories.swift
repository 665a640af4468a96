import Foundation

nonisolated protocol PostsRepository: Sendable {
    func makePost(_ request: NewPost) async throws -> Post
}

nonisolated final class PostsRepositoryImpl: PostsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func makePost(_ request: NewPost) async throws -> Post {
        try await apiService.request(PostsEndpoint.makePost(request))
    }
}
