import Foundation

nonisolated protocol PostsRepository: Sendable {
    func listPosts(cursor: String?) async throws -> Page<Post>
    func createPost(_ request: NewPost) async throws -> Author
}

nonisolated extension PostsRepository {
    func listPosts(cursor: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> Page<Post> {
        try await listPosts(cursor: cursor)
    }
}

nonisolated final class PostsRepositoryImpl: PostsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPosts(cursor: String?) async throws -> Page<Post> {
        try await BackgroundWork.run {
            let response: PageDTO<PostDTO> = try await apiService.request(PostsEndpoint.listPosts(cursor: cursor))
            return try EntityConversionError.located(in: "listPosts", "/posts", Page(response, t: { try Post($0) }))
        }
    }

    func createPost(_ request: NewPost) async throws -> Author {
        try await BackgroundWork.run {
            let response: AuthorDTO = try await apiService.request(PostsEndpoint.createPost(NewPostDTO(request)))
            return Author(response)
        }
    }
}
