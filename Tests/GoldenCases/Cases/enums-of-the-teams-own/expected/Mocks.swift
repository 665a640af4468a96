import Foundation
import Model

/// Replaces `StoreRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockStoreRepository: StoreRepository {
    let fetchStoresSpy = MockMethod<(sort: Sort, size: Int, wanted: Kind), [Int]>(
        "StoreRepository.fetchStores(sort:size:wanted:)"
    )

    init() {}

    func fetchStores(sort: Sort, size: Int, wanted: Kind) async throws -> [Int] {
        try await fetchStoresSpy.call((sort: sort, size: size, wanted: wanted))
    }
}
