import Foundation

nonisolated protocol StoresRepository: Sendable {
    func listStores(city: String?) async throws -> [Store]
    /// The cached value of `listStores`, if any, then the service's.
    func listStoresUpdates(city: String?) -> AsyncThrowingStream<[Store], any Error>
    func createStore(_ request: Store) async throws -> Store
    func listNearby() async throws -> [Store]
    func fetchStore(id: String) async throws -> Store
    func updateStore(id: String, _ request: Store) async throws -> Store
    func deleteStore(id: String) async throws
    func fetchOpenings(id: String) async throws -> String
    func listReviews(storeId: String) async throws -> ListReviewsResponse
    /// The cached value of `listReviews`, if any, then the service's.
    func listReviewsUpdates(storeId: String) -> AsyncThrowingStream<ListReviewsResponse, any Error>
    func addReview(storeId: String, _ request: String) async throws
    func searchStores(_ request: Store) async throws -> [Store]
}

nonisolated extension StoresRepository {
    func listStoresUpdates(city: String?) -> AsyncThrowingStream<[Store], any Error> {
        RepositoryCache.uncached {
            try await self.listStores(city: city)
        }
    }

    func listReviewsUpdates(storeId: String) -> AsyncThrowingStream<ListReviewsResponse, any Error> {
        RepositoryCache.uncached {
            try await self.listReviews(storeId: storeId)
        }
    }
}

nonisolated extension StoresRepository {
    func listStores(city: String? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Store] {
        try await listStores(city: city)
    }
}

nonisolated final class StoresRepositoryImpl: StoresRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listStores(city: String?) async throws -> [Store] {
        try await apiService.request(StoresEndpoint.listStores(city: city))
    }

    func createStore(_ request: Store) async throws -> Store {
        try await apiService.request(StoresEndpoint.createStore(request))
    }

    func listNearby() async throws -> [Store] {
        try await apiService.request(StoresEndpoint.listNearby)
    }

    func fetchStore(id: String) async throws -> Store {
        try await apiService.request(StoresEndpoint.getStore(id: id))
    }

    func updateStore(id: String, _ request: Store) async throws -> Store {
        try await apiService.request(StoresEndpoint.updateStore(id: id, request))
    }

    func deleteStore(id: String) async throws {
        try await apiService.send(StoresEndpoint.deleteStore(id: id))
    }

    func fetchOpenings(id: String) async throws -> String {
        try await apiService.text(StoresEndpoint.getOpenings(id: id))
    }

    func listReviews(storeId: String) async throws -> ListReviewsResponse {
        try await apiService.response(StoresEndpoint.listReviews(storeId: storeId))
    }

    func addReview(storeId: String, _ request: String) async throws {
        try await apiService.send(StoresEndpoint.addReview(storeId: storeId, request))
    }

    func searchStores(_ request: Store) async throws -> [Store] {
        try await apiService.request(StoresEndpoint.searchStores(request))
    }
}

nonisolated protocol MeRepository: Sendable {
    func fetchFeed() async throws -> GetFeedResponse
    func updateMe() async throws
}

nonisolated final class MeRepositoryImpl: MeRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchFeed() async throws -> GetFeedResponse {
        try await apiService.response(MeEndpoint.getFeed)
    }

    func updateMe() async throws {
        try await apiService.send(MeEndpoint.updateMe)
    }
}

nonisolated protocol UploadsRepository: Sendable {
    func listUploads() async throws -> String
}

nonisolated final class UploadsRepositoryImpl: UploadsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listUploads() async throws -> String {
        try await apiService.text(UploadsEndpoint.listUploads)
    }
}
