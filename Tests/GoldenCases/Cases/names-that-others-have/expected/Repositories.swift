import Foundation

nonisolated protocol PostsRepository: Sendable {
    func listPosts() async throws -> [Post]
}

nonisolated final class PostsRepositoryImpl: PostsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPosts() async throws -> [Post] {
        try await BackgroundWork.run {
            let response: [PostDTO] = try await apiService.request(PostsEndpoint.listPosts)
            return response.map { Post($0) }
        }
    }
}
