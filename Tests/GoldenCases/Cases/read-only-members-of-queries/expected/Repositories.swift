import Foundation

nonisolated protocol MainRepository: Sendable {
    func find(input: Item) async throws -> [Item]
    func byName(input: Item) async throws -> Item
    func save(_ request: Item) async throws -> Item
}

nonisolated final class MainRepositoryImpl: MainRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func find(input: Item) async throws -> [Item] {
        try await apiService.request(MainEndpoint.find(input: input))
    }

    func byName(input: Item) async throws -> Item {
        try await apiService.request(MainEndpoint.byName(input: input))
    }

    func save(_ request: Item) async throws -> Item {
        try await apiService.request(MainEndpoint.save(request))
    }
}
