import Foundation

/// Caches the responses of `StoresRepository`, and drops those that a call makes outdated.
nonisolated final class CachedStoresRepositoryType: StoresRepository {
    private let repository: any StoresRepository
    private let cache: RepositoryCache

    /// - Parameter cache: shared by several repositories, so that each knows the changes of the others.
    init(_ repository: any StoresRepository, cache: RepositoryCache) {
        self.repository = repository
        self.cache = cache
    }

    func listStores(city: String?) async throws -> [Store] {
        try await self.cache.value(
            StoresEndpoint.listStores(city: city).cacheKey(of: "listStores", shape: "5542de51f98e6a8e"),
            for: 300,
            by: .staleWhileRevalidate
        ) {
            try await self.repository.listStores(city: city)
        }
    }

    func listStoresUpdates(city: String?) -> AsyncThrowingStream<[Store], any Error> {
        self.cache.values(
            StoresEndpoint.listStores(city: city).cacheKey(of: "listStores", shape: "5542de51f98e6a8e"),
            for: 300
        ) {
            try await self.repository.listStores(city: city)
        }
    }

    func createStore(_ request: Store) async throws -> Store {
        try await self.cache.write(dropping: [
            .entries(of: "listStores"),
            .entries(of: "listNearby"),
            .entries(of: "searchStores"),
        ]) {
            try await self.repository.createStore(request)
        }
    }

    func listNearby() async throws -> [Store] {
        try await self.cache.value(
            StoresEndpoint.listNearby.cacheKey(of: "listNearby", shape: "5542de51f98e6a8e"),
            for: nil,
            by: .cacheFirst
        ) {
            try await self.repository.listNearby()
        }
    }

    func fetchStore(id: String) async throws -> Store {
        try await self.cache.value(
            StoresEndpoint.getStore(id: id).cacheKey(of: "getStore", shape: "d7c1825966d1f9ba"),
            for: 3600,
            by: .cacheFirst
        ) {
            try await self.repository.fetchStore(id: id)
        }
    }

    func updateStore(id: String, _ request: Store) async throws -> Store {
        try await self.cache.write(dropping: [
            .entries(of: "listStores"),
            .entries(of: "listNearby"),
            .entries(of: "getStore", at: "/stores/\(id.pathEscaped)"),
            .entries(of: "listReviews", at: "/stores/\(id.pathEscaped)"),
            .entries(of: "searchStores"),
        ]) {
            try await self.repository.updateStore(id: id, request)
        }
    }

    func deleteStore(id: String) async throws {
        try await self.cache.write(dropping: [
            .entries(of: "listStores"),
            .entries(of: "listNearby"),
            .entries(of: "getStore", at: "/stores/\(id.pathEscaped)"),
            .entries(of: "listReviews", at: "/stores/\(id.pathEscaped)"),
            .entries(of: "searchStores"),
        ]) {
            try await self.repository.deleteStore(id: id)
        }
    }

    func fetchOpenings(id: String) async throws -> String {
        try await self.repository.fetchOpenings(id: id)
    }

    func listReviews(storeId: String) async throws -> ListReviewsResponse {
        try await self.cache.value(
            StoresEndpoint.listReviews(storeId: storeId).cacheKey(of: "listReviews", shape: "55d01b00bfc01dc2"),
            for: 300,
            by: .staleWhileRevalidate
        ) {
            try await self.repository.listReviews(storeId: storeId)
        }
    }

    func listReviewsUpdates(storeId: String) -> AsyncThrowingStream<ListReviewsResponse, any Error> {
        self.cache.values(
            StoresEndpoint.listReviews(storeId: storeId).cacheKey(of: "listReviews", shape: "55d01b00bfc01dc2"),
            for: 300
        ) {
            try await self.repository.listReviews(storeId: storeId)
        }
    }

    func addReview(storeId: String, _ request: String) async throws {
        try await self.cache.write(dropping: [
            .entries(of: "listStores"),
            .entries(of: "listNearby"),
            .entries(of: "getStore", at: "/stores/\(storeId.pathEscaped)"),
            .entries(of: "listReviews", at: "/stores/\(storeId.pathEscaped)/reviews"),
            .entries(of: "searchStores"),
        ]) {
            try await self.repository.addReview(storeId: storeId, request)
        }
    }

    func searchStores(_ request: Store) async throws -> [Store] {
        try await self.cache.value(
            StoresEndpoint.searchStores(request).cacheKey(of: "searchStores", shape: "5542de51f98e6a8e"),
            for: 30,
            by: .cacheFirst
        ) {
            try await self.repository.searchStores(request)
        }
    }
}

/// Caches the responses of `MeRepository`, and drops those that a call makes outdated.
nonisolated final class CachedMeRepository: MeRepository {
    private let repository: any MeRepository
    private let cache: RepositoryCache

    /// - Parameter cache: shared by several repositories, so that each knows the changes of the others.
    init(_ repository: any MeRepository, cache: RepositoryCache) {
        self.repository = repository
        self.cache = cache
    }

    func fetchFeed() async throws -> GetFeedResponse {
        try await self.cache.value(
            MeEndpoint.getFeed.cacheKey(of: "GET /feed", shape: "8a65a5e4f94f84a3"),
            for: nil,
            by: .networkFirst
        ) {
            try await self.repository.fetchFeed()
        }
    }

    func updateMe() async throws {
        try await self.cache.write(dropping: [.entries(of: "getStore"), .entries(of: "GET /feed")]) {
            try await self.repository.updateMe()
        }
    }
}
