import Forms
import Foundation
import Model

/// Replaces `StoreRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockStoreRepository: StoreRepository {
    let fetchStoresSpy = MockMethod<String, Page<Store>>("StoreRepository.fetchStores(near:)")
    let fetchNearbySpy = MockMethod<NearbyInput, [Store]>("StoreRepository.fetchNearby(input:)")
    let saveStoreSpy = MockMethod<StoreForm, Store>("StoreRepository.saveStore(_:)")
    let renameStoreSpy = MockMethod<RenameInput, Void>("StoreRepository.renameStore(_:)")

    init() {}

    func fetchStores(near: String) async throws -> Page<Store> {
        try await fetchStoresSpy.call(near)
    }

    func fetchNearby(input: NearbyInput) async throws -> [Store] {
        try await fetchNearbySpy.call(input)
    }

    func saveStore(_ request: StoreForm) async throws -> Store {
        try await saveStoreSpy.call(request)
    }

    func renameStore(_ request: RenameInput) async throws {
        try await renameStoreSpy.call(request)
    }
}
