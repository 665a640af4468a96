import Foundation
import Model

nonisolated protocol StoreRepository: Sendable {
    func fetchStores(sort: Sort, size: Int, wanted: Kind) async throws -> [Int]
}

nonisolated extension StoreRepository {
    func fetchStores(
        sort: Sort = .mostReviewed,
        size: Int = 20,
        wanted: Kind,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> [Int] {
        try await fetchStores(sort: sort, size: size, wanted: wanted)
    }
}

nonisolated final class StoreRepositoryImpl: StoreRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchStores(sort: Sort, size: Int, wanted: Kind) async throws -> [Int] {
        try await apiService.request(StoreEndpoint.fetchStores(kind: .bakery, sort: sort, size: size, wanted: wanted))
    }
}
