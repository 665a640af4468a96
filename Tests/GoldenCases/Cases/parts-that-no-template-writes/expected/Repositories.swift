import Foundation

public nonisolated protocol PostsRepository: Sendable {
    func getPost(id: Int) async -> Result<Post, any Error>
    func addPost(input: Post) async -> Result<Void, any Error>
}

public nonisolated struct PostsRepositoryImpl: PostsRepository {
    public init() {}

    public func getPost(id: Int) async -> Result<Post, any Error> {
        let request = PostsApi.getPost(id: id)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func addPost(input: Post) async -> Result<Void, any Error> {
        let request = PostsApi.addPost(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }
}
