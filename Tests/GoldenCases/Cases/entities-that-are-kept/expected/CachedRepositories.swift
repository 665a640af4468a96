import Foundation

/// Caches the responses of `StoresRepository`, and drops those that a call makes outdated.
nonisolated final class CachedStoresRepository: StoresRepository {
    private let repository: any StoresRepository
    private let cache: RepositoryCache

    /// - Parameter cache: shared by several repositories, so that each knows the changes of the others.
    init(_ repository: any StoresRepository, cache: RepositoryCache) {
        self.repository = repository
        self.cache = cache
    }

    @available(
        *,
        deprecated,
        message: "keeps what waits as the service's: use `OfflineStoresRepository(_:cache:outbox:)`"
    )
    init(_ repository: OfflineStoresRepository, cache: RepositoryCache) {
        self.repository = repository
        self.cache = cache
    }

    func listStores(near: Place?) async -> Result<ListStoresResponse, any Error> {
        await self.cache.result(
            StoresApi.listStores(near: near).cacheKey(of: "listStores", shape: "e0ae76133a4c2ca2"),
            for: 300,
            by: .staleWhileRevalidate
        ) {
            await self.repository.listStores(near: near)
        }
    }

    func listStoresUpdates(near: Place?) -> AsyncThrowingStream<ListStoresResponse, any Error> {
        self.cache.values(
            StoresApi.listStores(near: near).cacheKey(of: "listStores", shape: "e0ae76133a4c2ca2"),
            for: 300
        ) {
            try await self.repository.listStores(near: near).get()
        }
    }

    func addStore(input: AddStoreInput) async -> Result<AddStoreResponse, any Error> {
        await self.cache.result(dropping: [.entries(of: "listStores")]) {
            await self.repository.addStore(input: input)
        }
    }

    func getStore(id: String) async -> Result<Store, any Error> {
        await self.cache.result(
            StoresApi.getStore(id: id).cacheKey(of: "getStore", shape: "fa59f9f40e92f24f"),
            for: 300,
            by: .staleWhileRevalidate
        ) {
            await self.repository.getStore(id: id)
        }
    }

    func getStoreUpdates(id: String) -> AsyncThrowingStream<Store, any Error> {
        self.cache.values(StoresApi.getStore(id: id).cacheKey(of: "getStore", shape: "fa59f9f40e92f24f"), for: 300) {
            try await self.repository.getStore(id: id).get()
        }
    }
}
