import Foundation

nonisolated final class PostsRepository: PostsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func fetchTimeline(limit: Int?) async throws -> Feed<Post> {
        let response: FeedDTO<PostDTO> = try await client.request(PostsEndpoint.getTimeline(limit: limit))
        return try Feed(response, element: { try Post($0) })
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func fetchPost(postId: UUID) async throws -> Post {
        let response: PostDTO = try await client.request(PostsEndpoint.getPost(postId: postId))
        return try Post(response)
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func fetchPosts() async throws -> [Post] {
        let response: [PostDTO] = try await client.request(PostsEndpoint.getPosts)
        return try response.map { try Post($0) }
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func fetchDrafts() async throws -> [String: Draft]? {
        let response: [String: DraftDTO]? = try await client.request(PostsEndpoint.getDrafts)
        return response.map { $0.mapValues { Draft($0) } }
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func createPost(_ request: Draft) async throws -> Post {
        let response: PostDTO = try await client.request(PostsEndpoint.createPost(DraftDTO(request)))
        return try Post(response)
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func ratePost(postId: UUID, _ request: Rating) async throws {
        try await client.send(PostsEndpoint.ratePost(postId: postId, RatingDTO(request)))
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func fetchComments(postId: UUID) async throws -> [Comment] {
        let response: [CommentDTO] = try await client.request(PostsEndpoint.getComments(postId: postId))
        return response.map { Comment($0) }
    }
}
