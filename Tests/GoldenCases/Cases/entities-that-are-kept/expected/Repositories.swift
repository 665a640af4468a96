import Foundation

nonisolated protocol StoresRepository: Sendable {
    func listStores(near: Place?) async -> Result<ListStoresResponse, any Error>
    /// The cached value of `listStores`, if any, then the service's.
    func listStoresUpdates(near: Place?) -> AsyncThrowingStream<ListStoresResponse, any Error>
    func addStore(input: AddStoreInput) async -> Result<AddStoreResponse, any Error>
    func getStore(id: String) async -> Result<Store, any Error>
    /// The cached value of `getStore`, if any, then the service's.
    func getStoreUpdates(id: String) -> AsyncThrowingStream<Store, any Error>
}

nonisolated extension StoresRepository {
    func listStoresUpdates(near: Place?) -> AsyncThrowingStream<ListStoresResponse, any Error> {
        RepositoryCache.uncached {
            try await self.listStores(near: near).get()
        }
    }

    func getStoreUpdates(id: String) -> AsyncThrowingStream<Store, any Error> {
        RepositoryCache.uncached {
            try await self.getStore(id: id).get()
        }
    }
}

nonisolated extension StoresRepository {
    func listStores(
        near: Place? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<ListStoresResponse, any Error> {
        await listStores(near: near)
    }
}

nonisolated struct StoresRepositoryImpl: StoresRepository {
    init() {}

    func listStores(near: Place?) async -> Result<ListStoresResponse, any Error> {
        let request = StoresApi.listStores(near: near)
        return await NetworkManager.shared.response(requestType: request)
    }

    func addStore(input: AddStoreInput) async -> Result<AddStoreResponse, any Error> {
        await BackgroundWork.run {
            let request = StoresApi.addStore(input: RawAddStoreInput(input))
            return await NetworkManager.shared.response(requestType: request)
        }
    }

    func getStore(id: String) async -> Result<Store, any Error> {
        await BackgroundWork.run {
            let response: Result<RawStore, any Error> = await NetworkManager.shared.request(
                requestType: StoresApi.getStore(id: id)
            )
            return Result {
                let response: RawStore = try response.get()
                return try EntityConversionError.located(in: "getStore", "/stores/{id}", Store(response))
            }
        }
    }
}
