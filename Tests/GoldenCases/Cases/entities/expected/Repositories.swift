import Foundation

nonisolated final class PostsRepository: PostsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func fetchTimeline(limit: Int?) async throws -> Feed<Post> {
        try await BackgroundWork.run {
            let response: FeedDTO<PostDTO> = try await client.request(PostsEndpoint.getTimeline(limit: limit))
            return try EntityConversionError.located(
                in: "getTimeline",
                "/posts",
                Feed(response, element: { try Post($0) })
            )
        }
    }

    func fetchPost(postId: UUID) async throws -> Post {
        try await BackgroundWork.run {
            let response: PostDTO = try await client.request(PostsEndpoint.getPost(postId: postId))
            return try EntityConversionError.located(in: "getPost", "/posts/{postId}", Post(response))
        }
    }

    func fetchPosts() async throws -> [Post] {
        try await BackgroundWork.run {
            let response: [PostDTO] = try await client.request(PostsEndpoint.getPosts)
            return try EntityConversionError.located(in: "getPosts", "/posts/all", response.map { try Post($0) })
        }
    }

    func fetchDrafts() async throws -> [String: Draft]? {
        try await BackgroundWork.run {
            let response: [String: DraftDTO]? = try await client.request(PostsEndpoint.getDrafts)
            return response.map { $0.mapValues { Draft($0) } }
        }
    }

    func createPost(_ request: Draft) async throws -> Post {
        try await BackgroundWork.run {
            let response: PostDTO = try await client.request(PostsEndpoint.createPost(DraftDTO(request)))
            return try EntityConversionError.located(in: "createPost", "/posts", Post(response))
        }
    }

    func ratePost(postId: UUID, _ request: Rating) async throws {
        try await BackgroundWork.run {
            try await client.send(PostsEndpoint.ratePost(postId: postId, RatingDTO(request)))
        }
    }

    func fetchComments(postId: UUID) async throws -> [Comment] {
        try await BackgroundWork.run {
            let response: [CommentDTO] = try await client.request(PostsEndpoint.getComments(postId: postId))
            return response.map { Comment($0) }
        }
    }
}
