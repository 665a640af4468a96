import Foundation

/// Stands in for `NamedRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockNamedRepository: NamedRepository {
    let namedSpy = MockMethod<Void, Outcome>("NamedRepository.named()")

    init() {}

    func named() async throws -> Outcome {
        try await namedSpy.call(())
    }
}

/// Stands in for `InlineRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockInlineRepository: InlineRepository {
    let inlineOutcomeSpy = MockMethod<Void, InlineOutcomeResponse>("InlineRepository.inlineOutcome()")

    init() {}

    func inlineOutcome() async throws -> InlineOutcomeResponse {
        try await inlineOutcomeSpy.call(())
    }
}
