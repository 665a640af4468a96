import Foundation

/// Replaces `MainRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockMainRepository: MainRepository {
    let favouriteSpy = MockMethod<(id: Int, isOff: Bool), Void>("MainRepository.favourite(id:isOff:)")

    init() {}

    func favourite(id: Int, isOff: Bool) async throws {
        try await favouriteSpy.call((id: id, isOff: isOff))
    }
}
