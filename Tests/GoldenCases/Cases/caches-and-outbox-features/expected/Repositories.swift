import Foundation

nonisolated final class PostsRepository: PostsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func fetchPosts(tag: String?) async throws -> [Post] {
        try await client.request(PostsEndpoint.listPosts(tag: tag))
    }

    func createPost(_ request: NewPost) async throws -> Post {
        try await client.request(PostsEndpoint.createPost(request))
    }

    func likePost(id: String, kind: PostsByIdLikesKind) async throws {
        try await client.send(PostsEndpoint.likePost(id: id, kind: kind))
    }

    func unlikePost(id: String, kind: PostsByIdLikesKind) async throws -> String {
        try await client.text(PostsEndpoint.unlikePost(id: id, kind: kind))
    }

    func reportPost(id: String) async throws {
        try await client.send(PostsEndpoint.reportPost(id: id))
    }
}

nonisolated final class PeopleRepository: PeopleRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func addPerson() async throws {
        try await client.send(PeopleEndpoint.addPerson)
    }
}
