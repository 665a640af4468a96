import Foundation

public nonisolated protocol PostsRepository: Sendable {
    func listPosts(tag: String?) async -> Result<[Post], Error>
    /// What is kept for `listPosts`, if anything is, and then what the service says.
    func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error>
    func createPost(input: NewPost) async -> Result<Post, Error>
    func likePost(id: String, kind: PostsByIdLikesKind) async -> Result<Void, Error>
    func unlikePost(id: String, kind: PostsByIdLikesKind) async -> Result<String, Error>
    func reportPost(id: String) async -> Result<Void, Error>
}

nonisolated extension PostsRepository {
    public func listPostsUpdates(tag: String?) -> AsyncThrowingStream<[Post], any Error> {
        RepositoryCache.uncached {
            try await self.listPosts(tag: tag).get()
        }
    }
}

nonisolated extension PostsRepository {
    public func listPosts() async -> Result<[Post], Error> {
        await listPosts(tag: nil)
    }
}

public nonisolated struct PostsRepositoryImpl: PostsRepository {
    public init() {}

    public func listPosts(tag: String?) async -> Result<[Post], Error> {
        let request = PostsApi.listPosts(tag: tag)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func createPost(input: NewPost) async -> Result<Post, Error> {
        let request = PostsApi.createPost(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func likePost(id: String, kind: PostsByIdLikesKind) async -> Result<Void, Error> {
        let request = PostsApi.likePost(id: id, kind: kind)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func unlikePost(id: String, kind: PostsByIdLikesKind) async -> Result<String, Error> {
        let request = PostsApi.unlikePost(id: id, kind: kind)
        return await NetworkManager.shared.text(requestType: request)
    }

    public func reportPost(id: String) async -> Result<Void, Error> {
        let request = PostsApi.reportPost(id: id)
        return await NetworkManager.shared.send(requestType: request)
    }
}

public nonisolated protocol PeopleRepository: Sendable {
    func addPerson() async -> Result<Void, Error>
}

public nonisolated struct PeopleRepositoryImpl: PeopleRepository {
    public init() {}

    public func addPerson() async -> Result<Void, Error> {
        let request = PeopleApi.addPerson
        return await NetworkManager.shared.send(requestType: request)
    }
}
