import Foundation

/// Replaces `NamedRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockNamedRepository: NamedRepository {
    let namedSpy = MockMethod<Void, Outcome>("NamedRepository.named()")

    init() {}

    func named() async throws -> Outcome {
        try await namedSpy.call(())
    }
}

/// Replaces `InlineRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockInlineRepository: InlineRepository {
    let inlineOutcomeSpy = MockMethod<Void, InlineOutcomeResponse>("InlineRepository.inlineOutcome()")

    init() {}

    func inlineOutcome() async throws -> InlineOutcomeResponse {
        try await inlineOutcomeSpy.call(())
    }
}
