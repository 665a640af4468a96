import Foundation

/// Replaces `SessionRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSessionRepository: SessionRepository {
    let signInSpy = MockMethod<SignInRequest, Void>("SessionRepository.signIn(_:)")

    init() {}

    func signIn(_ request: SignInRequest) async throws {
        try await signInSpy.call(request)
    }
}

/// Replaces `MessagesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockMessagesRepository: MessagesRepository {
    let postMessageSpy = MockMethod<PostMessageRequest, Void>("MessagesRepository.postMessage(_:)")

    init() {}

    func postMessage(_ request: PostMessageRequest) async throws {
        try await postMessageSpy.call(request)
    }
}
