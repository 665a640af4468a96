import Foundation

/// Replaces `PostsRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockPostsRepository: PostsRepository {
    public let listPostsSpy = MockMethod<String?, [Post]>("PostsRepository.listPosts(tag:)")
    public let createPostSpy = MockMethod<NewPost, Post>("PostsRepository.createPost(input:)")
    public let likePostSpy = MockMethod<(id: String, kind: PostsByIdLikesKind), Void>(
        "PostsRepository.likePost(id:kind:)"
    )
    public let unlikePostSpy = MockMethod<(id: String, kind: PostsByIdLikesKind), String>(
        "PostsRepository.unlikePost(id:kind:)"
    )
    public let reportPostSpy = MockMethod<String, Void>("PostsRepository.reportPost(id:)")

    public init() {}

    public var listPostsResult: Result<[Post], any Error>? {
        get { listPostsSpy.result }
        set { listPostsSpy.result = newValue }
    }

    public var createPostResult: Result<Post, any Error>? {
        get { createPostSpy.result }
        set { createPostSpy.result = newValue }
    }

    public var likePostResult: Result<Void, any Error>? {
        get { likePostSpy.result }
        set { likePostSpy.result = newValue }
    }

    public var unlikePostResult: Result<String, any Error>? {
        get { unlikePostSpy.result }
        set { unlikePostSpy.result = newValue }
    }

    public var reportPostResult: Result<Void, any Error>? {
        get { reportPostSpy.result }
        set { reportPostSpy.result = newValue }
    }

    public func listPosts(tag: String?) async -> Result<[Post], any Error> {
        await listPostsSpy.result(of: tag)
    }

    public func createPost(input: NewPost) async -> Result<Post, any Error> {
        await createPostSpy.result(of: input)
    }

    public func likePost(id: String, kind: PostsByIdLikesKind) async -> Result<Void, any Error> {
        await likePostSpy.result(of: (id: id, kind: kind))
    }

    public func unlikePost(id: String, kind: PostsByIdLikesKind) async -> Result<String, any Error> {
        await unlikePostSpy.result(of: (id: id, kind: kind))
    }

    public func reportPost(id: String) async -> Result<Void, any Error> {
        await reportPostSpy.result(of: id)
    }
}

/// Replaces `PeopleRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockPeopleRepository: PeopleRepository {
    public let addPersonSpy = MockMethod<Void, Void>("PeopleRepository.addPerson()")

    public init() {}

    public var addPersonResult: Result<Void, any Error>? {
        get { addPersonSpy.result }
        set { addPersonSpy.result = newValue }
    }

    public func addPerson() async -> Result<Void, any Error> {
        await addPersonSpy.result(of: ())
    }
}
