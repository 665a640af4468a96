import Foundation

/// Replaces `FetchTimelineUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockFetchTimelineUseCase: FetchTimelineUseCaseProtocol {
    let executeSpy = MockMethod<Int?, Feed<Post>>("FetchTimelineUseCaseProtocol.execute(limit:)")

    init() {}

    func execute(limit: Int?) async throws -> Feed<Post> {
        try await executeSpy.call(limit)
    }
}

/// Replaces `FetchPostUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockFetchPostUseCase: FetchPostUseCaseProtocol {
    let executeSpy = MockMethod<UUID, Post>("FetchPostUseCaseProtocol.execute(postId:)", answer: .preview)

    init() {}

    func execute(postId: UUID) async throws -> Post {
        try await executeSpy.call(postId)
    }
}

/// Replaces `FetchPostsUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockFetchPostsUseCase: FetchPostsUseCaseProtocol {
    let executeSpy = MockMethod<Void, [Post]>("FetchPostsUseCaseProtocol.execute()", answer: [.preview])

    init() {}

    func execute() async throws -> [Post] {
        try await executeSpy.call(())
    }
}

/// Replaces `FetchDraftsUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockFetchDraftsUseCase: FetchDraftsUseCaseProtocol {
    let executeSpy = MockMethod<Void, [String: Draft]?>(
        "FetchDraftsUseCaseProtocol.execute()",
        answer: ["key": .preview]
    )

    init() {}

    func execute() async throws -> [String: Draft]? {
        try await executeSpy.call(())
    }
}

/// Replaces `CreatePostUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockCreatePostUseCase: CreatePostUseCaseProtocol {
    let executeSpy = MockMethod<Draft, Post>("CreatePostUseCaseProtocol.execute(_:)", answer: .preview)

    init() {}

    func execute(_ request: Draft) async throws -> Post {
        try await executeSpy.call(request)
    }
}

/// Replaces `RatePostUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockRatePostUseCase: RatePostUseCaseProtocol {
    let executeSpy = MockMethod<(postId: UUID, request: Rating), Void>(
        "RatePostUseCaseProtocol.execute(postId:_:)",
        answer: ()
    )

    init() {}

    func execute(postId: UUID, _ request: Rating) async throws {
        try await executeSpy.call((postId: postId, request: request))
    }
}

/// Replaces `FetchCommentsUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockFetchCommentsUseCase: FetchCommentsUseCaseProtocol {
    let executeSpy = MockMethod<UUID, [Comment]>("FetchCommentsUseCaseProtocol.execute(postId:)", answer: [.preview])

    init() {}

    func execute(postId: UUID) async throws -> [Comment] {
        try await executeSpy.call(postId)
    }
}
