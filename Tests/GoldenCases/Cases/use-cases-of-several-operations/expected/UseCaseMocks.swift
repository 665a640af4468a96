import Foundation

/// Replaces `LikePostUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockLikePostUseCase: LikePostUseCaseProtocol {
    let executeSpy = MockMethod<String, Void>("LikePostUseCaseProtocol.execute(postId:)")
    let unlikeSpy = MockMethod<String, Void>("LikePostUseCaseProtocol.unlike(postId:)")
    let countSpy = MockMethod<(postId: String, since: Date?), Int>("LikePostUseCaseProtocol.count(postId:since:)")

    init() {}

    func execute(postId: String) async throws {
        try await executeSpy.call(postId)
    }

    func unlike(postId: String) async throws {
        try await unlikeSpy.call(postId)
    }

    func count(postId: String, since: Date?) async throws -> Int {
        try await countSpy.call((postId: postId, since: since))
    }
}

/// Replaces `HidePostUseCaseProtocol` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockHidePostUseCase: HidePostUseCaseProtocol {
    let hideSpy = MockMethod<String, Void>("HidePostUseCaseProtocol.hide(postId:)")

    init() {}

    func hide(postId: String) async throws {
        try await hideSpy.call(postId)
    }
}
