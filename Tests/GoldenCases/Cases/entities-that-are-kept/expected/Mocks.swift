import Foundation

/// Replaces `StoresRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockStoresRepository: StoresRepository {
    let listStoresSpy = MockMethod<Place?, ListStoresResponse>("StoresRepository.listStores(near:)")
    let addStoreSpy = MockMethod<AddStoreInput, AddStoreResponse>("StoresRepository.addStore(input:)")
    let getStoreSpy = MockMethod<String, Store>("StoresRepository.getStore(id:)")

    init() {}

    var listStoresResult: Result<ListStoresResponse, any Error>? {
        get { listStoresSpy.result }
        set { listStoresSpy.result = newValue }
    }

    var addStoreResult: Result<AddStoreResponse, any Error>? {
        get { addStoreSpy.result }
        set { addStoreSpy.result = newValue }
    }

    var getStoreResult: Result<Store, any Error>? {
        get { getStoreSpy.result }
        set { getStoreSpy.result = newValue }
    }

    func listStores(near: Place?) async -> Result<ListStoresResponse, any Error> {
        await listStoresSpy.result(of: near)
    }

    func addStore(input: AddStoreInput) async -> Result<AddStoreResponse, any Error> {
        await addStoreSpy.result(of: input)
    }

    func getStore(id: String) async -> Result<Store, any Error> {
        await getStoreSpy.result(of: id)
    }
}
