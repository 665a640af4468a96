import Foundation

nonisolated protocol PostsRepository: Sendable {
    func fetchPost(postId: Int) async throws -> Post
}

nonisolated final class PostsRepositoryImpl: PostsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchPost(postId: Int) async throws -> Post {
        try await apiService.request(PostsEndpoint.fetchPost(postId: postId))
    }
}
