import Foundation

/// Stands in for `StoresRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockStoresRepository: StoresRepository {
    let fetchStoresSpy = MockMethod<Void, Stores>("StoresRepository.fetchStores()")

    init() {}

    func fetchStores() async throws -> Stores {
        try await fetchStoresSpy.call(())
    }
}
