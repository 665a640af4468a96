import Foundation

public nonisolated protocol PostsRepository: Sendable {
    func listPosts() async -> Result<[Post], any Error>
}

public nonisolated struct PostsRepositoryImpl: PostsRepository {
    public init() {}

    public func listPosts() async -> Result<[Post], any Error> {
        let request = PostsApi.listPosts
        return await NetworkManager.shared.request(requestType: request)
    }
}
