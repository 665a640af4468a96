import Foundation

nonisolated protocol PostsRepository: Sendable {
    func fetchPost(id: Int) async throws -> String
}

nonisolated final class PostsRepositoryImpl: PostsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchPost(id: Int) async throws -> String {
        try await apiService.request(PostsEndpoint.getPost(id: id))
    }
}
