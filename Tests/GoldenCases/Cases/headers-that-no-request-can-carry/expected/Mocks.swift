import Foundation

/// Replaces `ARepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockARepository: ARepository {
    let fetchASpy = MockMethod<(xFine1: String?, filterX: String?), Void>("ARepository.fetchA(xFine1:filterX:)")

    init() {}

    func fetchA(xFine1: String?, filterX: String?) async throws {
        try await fetchASpy.call((xFine1: xFine1, filterX: filterX))
    }
}
