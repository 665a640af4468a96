import Foundation

/// Replaces `LoomsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockLoomsRepository: LoomsRepository {
    let updateLoomSpy = MockMethod<(id: String, request: UpdateLoomRequest?), Void>("LoomsRepository.updateLoom(id:_:)")
    let replaceLoomSpy = MockMethod<(id: String, request: ReplaceLoomRequest?), Void>(
        "LoomsRepository.replaceLoom(id:_:)"
    )

    init() {}

    func updateLoom(id: String, _ request: UpdateLoomRequest?) async throws {
        try await updateLoomSpy.call((id: id, request: request))
    }

    func replaceLoom(id: String, _ request: ReplaceLoomRequest?) async throws {
        try await replaceLoomSpy.call((id: id, request: request))
    }
}
