import Foundation

/// Stands in for `MainRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockMainRepository: MainRepository {
    let favouriteSpy = MockMethod<(id: Int, isOff: Bool), Void>("MainRepository.favourite(id:isOff:)")

    init() {}

    func favourite(id: Int, isOff: Bool) async throws {
        try await favouriteSpy.call((id: id, isOff: isOff))
    }
}
