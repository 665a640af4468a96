import Foundation

nonisolated protocol PostsRepositoryProtocol: Sendable {
    func fetchTimeline(limit: Int?) async throws -> Feed<Post>
    func fetchPost(postId: UUID) async throws -> Post
    func fetchPosts() async throws -> [Post]
    func fetchDrafts() async throws -> [String: Draft]?
    func createPost(_ request: Draft) async throws -> Post
    func ratePost(postId: UUID, _ request: Rating) async throws
    func fetchComments(postId: UUID) async throws -> [Comment]
}
