import Foundation

/// Replaces `StoresRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockStoresRepository: StoresRepository {
    let fetchStoresSpy = MockMethod<Void, Stores>("StoresRepository.fetchStores()")

    init() {}

    func fetchStores() async throws -> Stores {
        try await fetchStoresSpy.call(())
    }
}
