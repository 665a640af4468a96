import Foundation

public nonisolated protocol PostsRepository: Sendable {
    func listPosts(tag: String?) async -> Result<[Post], any Error>
    /// The cached value of `listPosts`, if any, then the service's.
    func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error>
    func createPost(input: NewPost) async -> Result<Post, any Error>
    func likePost(id: String, kind: PostsByIdLikesKind) async -> Result<Void, any Error>
    func unlikePost(id: String, kind: PostsByIdLikesKind) async -> Result<String, any Error>
    func reportPost(id: String) async -> Result<Void, any Error>
}

nonisolated extension PostsRepository {
    public func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        RepositoryCache.uncached {
            try await self.listPosts(tag: tag).get()
        }
    }
}

nonisolated extension PostsRepository {
    public func listPosts(
        tag: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<[Post], any Error> {
        await listPosts(tag: tag)
    }
}

public nonisolated struct PostsRepositoryImpl: PostsRepository {
    public init() {}

    public func listPosts(tag: String?) async -> Result<[Post], any Error> {
        let request = PostsApi.listPosts(tag: tag)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func createPost(input: NewPost) async -> Result<Post, any Error> {
        let request = PostsApi.createPost(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func likePost(id: String, kind: PostsByIdLikesKind) async -> Result<Void, any Error> {
        let request = PostsApi.likePost(id: id, kind: kind)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func unlikePost(id: String, kind: PostsByIdLikesKind) async -> Result<String, any Error> {
        let request = PostsApi.unlikePost(id: id, kind: kind)
        return await NetworkManager.shared.text(requestType: request)
    }

    public func reportPost(id: String) async -> Result<Void, any Error> {
        let request = PostsApi.reportPost(id: id)
        return await NetworkManager.shared.send(requestType: request)
    }
}

public nonisolated protocol PeopleRepository: Sendable {
    func addPerson() async -> Result<Void, any Error>
}

public nonisolated struct PeopleRepositoryImpl: PeopleRepository {
    public init() {}

    public func addPerson() async -> Result<Void, any Error> {
        let request = PeopleApi.addPerson
        return await NetworkManager.shared.send(requestType: request)
    }
}
