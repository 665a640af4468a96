import Foundation

/// Replaces `StoresRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockStoresRepository: StoresRepository {
    let listStoresSpy = MockMethod<String?, [Store]>("StoresRepository.listStores(city:)")
    let createStoreSpy = MockMethod<Store, Store>("StoresRepository.createStore(_:)")
    let listNearbySpy = MockMethod<Void, [Store]>("StoresRepository.listNearby()")
    let fetchStoreSpy = MockMethod<String, Store>("StoresRepository.fetchStore(id:)")
    let updateStoreSpy = MockMethod<(id: String, request: Store), Store>("StoresRepository.updateStore(id:_:)")
    let deleteStoreSpy = MockMethod<String, Void>("StoresRepository.deleteStore(id:)")
    let fetchOpeningsSpy = MockMethod<String, String>("StoresRepository.fetchOpenings(id:)")
    let listReviewsSpy = MockMethod<String, ListReviewsResponse>("StoresRepository.listReviews(storeId:)")
    let addReviewSpy = MockMethod<(storeId: String, request: String), Void>("StoresRepository.addReview(storeId:_:)")
    let searchStoresSpy = MockMethod<Store, [Store]>("StoresRepository.searchStores(_:)")

    init() {}

    func listStores(city: String?) async throws -> [Store] {
        try await listStoresSpy.call(city)
    }

    func createStore(_ request: Store) async throws -> Store {
        try await createStoreSpy.call(request)
    }

    func listNearby() async throws -> [Store] {
        try await listNearbySpy.call(())
    }

    func fetchStore(id: String) async throws -> Store {
        try await fetchStoreSpy.call(id)
    }

    func updateStore(id: String, _ request: Store) async throws -> Store {
        try await updateStoreSpy.call((id: id, request: request))
    }

    func deleteStore(id: String) async throws {
        try await deleteStoreSpy.call(id)
    }

    func fetchOpenings(id: String) async throws -> String {
        try await fetchOpeningsSpy.call(id)
    }

    func listReviews(storeId: String) async throws -> ListReviewsResponse {
        try await listReviewsSpy.call(storeId)
    }

    func addReview(storeId: String, _ request: String) async throws {
        try await addReviewSpy.call((storeId: storeId, request: request))
    }

    func searchStores(_ request: Store) async throws -> [Store] {
        try await searchStoresSpy.call(request)
    }
}

/// Replaces `MeRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockMeRepository: MeRepository {
    let fetchFeedSpy = MockMethod<Void, GetFeedResponse>("MeRepository.fetchFeed()")
    let updateMeSpy = MockMethod<Void, Void>("MeRepository.updateMe()")

    init() {}

    func fetchFeed() async throws -> GetFeedResponse {
        try await fetchFeedSpy.call(())
    }

    func updateMe() async throws {
        try await updateMeSpy.call(())
    }
}

/// Replaces `UploadsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockUploadsRepository: UploadsRepository {
    let listUploadsSpy = MockMethod<Void, String>("UploadsRepository.listUploads()")

    init() {}

    func listUploads() async throws -> String {
        try await listUploadsSpy.call(())
    }
}
