import Foundation

public nonisolated protocol PostsRepository: Sendable {
    func listPosts() async -> Result<[Post], any Error>
}

public nonisolated struct PostsRepositoryImpl: PostsRepository {
    public init() {}

    public func listPosts() async -> Result<[Post], any Error> {
        await BackgroundWork.run {
            let response: Result<[PostDTO], any Error> = await NetworkManager.shared.request(
                requestType: PostsApi.listPosts
            )
            return Result {
                let response: [PostDTO] = try response.get()
                return response.map { Post($0) }
            }
        }
    }
}
