import Foundation

public nonisolated protocol PostsRepository: Sendable {
    func listPosts() async -> Result<[Post], any Error>
}

public nonisolated struct PostsRepositoryImpl: PostsRepository {
    public init() {}

    #if compiler(>=6.2)
        @concurrent
    #endif
    public func listPosts() async -> Result<[Post], any Error> {
        let response: Result<[PostDTO], any Error> = await NetworkManager.shared.request(
            requestType: PostsApi.listPosts
        )
        return Result {
            let response: [PostDTO] = try response.get()
            return response.map { Post($0) }
        }
    }
}
