import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let nothingSpy = MockMethod<Void, Void>("BoatsRepository.nothing()")
    let oneOrNothingSpy = MockMethod<Void, String?>("BoatsRepository.oneOrNothing()")
    let onlyDefaultSpy = MockMethod<Void, Int>("BoatsRepository.onlyDefault()")
    let rangeSpy = MockMethod<Void, Bool>("BoatsRepository.range()")
    let noAnswersSpy = MockMethod<Void, Void>("BoatsRepository.noAnswers()")

    init() {}

    func nothing() async throws {
        try await nothingSpy.call(())
    }

    func oneOrNothing() async throws -> String? {
        try await oneOrNothingSpy.call(())
    }

    func onlyDefault() async throws -> Int {
        try await onlyDefaultSpy.call(())
    }

    func range() async throws -> Bool {
        try await rangeSpy.call(())
    }

    func noAnswers() async throws {
        try await noAnswersSpy.call(())
    }
}
