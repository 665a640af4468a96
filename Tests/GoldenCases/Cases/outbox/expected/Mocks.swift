import Foundation

/// Replaces `PostsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPostsRepository: PostsRepository {
    let listPostsSpy = MockMethod<String?, [Post]>("PostsRepository.listPosts(tag:)")
    let createPostSpy = MockMethod<NewPost, Post>("PostsRepository.createPost(_:)")
    let likePostSpy = MockMethod<(id: String, kind: PostsByIdLikesKind), Void>("PostsRepository.likePost(id:kind:)")
    let unlikePostSpy = MockMethod<(id: String, kind: PostsByIdLikesKind), String>(
        "PostsRepository.unlikePost(id:kind:)"
    )
    let reportPostSpy = MockMethod<String, Void>("PostsRepository.reportPost(id:)")

    init() {}

    func listPosts(tag: String?) async throws -> [Post] {
        try await listPostsSpy.call(tag)
    }

    func createPost(_ request: NewPost) async throws -> Post {
        try await createPostSpy.call(request)
    }

    func likePost(id: String, kind: PostsByIdLikesKind) async throws {
        try await likePostSpy.call((id: id, kind: kind))
    }

    func unlikePost(id: String, kind: PostsByIdLikesKind) async throws -> String {
        try await unlikePostSpy.call((id: id, kind: kind))
    }

    func reportPost(id: String) async throws {
        try await reportPostSpy.call(id)
    }
}

/// Replaces `PeopleRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPeopleRepository: PeopleRepository {
    let addPersonSpy = MockMethod<Void, Void>("PeopleRepository.addPerson()")

    init() {}

    func addPerson() async throws {
        try await addPersonSpy.call(())
    }
}
