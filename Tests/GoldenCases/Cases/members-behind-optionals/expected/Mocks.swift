import Foundation

/// Replaces `PostsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPostsRepository: PostsRepository {
    let listPostsSpy = MockMethod<String?, ListPostsResponse>("PostsRepository.listPosts(cursor:)")
    let addPostSpy = MockMethod<Post?, Void>("PostsRepository.addPost(_:)")

    init() {}

    func listPosts(cursor: String?) async throws -> ListPostsResponse {
        try await listPostsSpy.call(cursor)
    }

    func addPost(_ request: Post?) async throws {
        try await addPostSpy.call(request)
    }
}

/// Replaces `NotesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockNotesRepository: NotesRepository {
    let addAgeSpy = MockMethod<Note?, Void>("NotesRepository.addAge(_:)")
    let addNoteSpy = MockMethod<Note, Void>("NotesRepository.addNote(_:)")

    init() {}

    func addAge(_ request: Note?) async throws {
        try await addAgeSpy.call(request)
    }

    func addNote(_ request: Note) async throws {
        try await addNoteSpy.call(request)
    }
}
