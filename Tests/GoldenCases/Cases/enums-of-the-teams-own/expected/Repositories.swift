import Foundation
import Model

nonisolated protocol StoreRepository: Sendable {
    func fetchStores(sort: Sort, size: Int, wanted: Kind) async throws -> [Int]
}

nonisolated extension StoreRepository {
    func fetchStores(wanted: Kind) async throws -> [Int] {
        try await fetchStores(sort: .mostReviewed, size: 20, wanted: wanted)
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
