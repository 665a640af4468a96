import Forms
import Foundation
import Model

nonisolated protocol StoreRepository: Sendable {
    func fetchStores(near: String) async throws -> Page<Store>
    func fetchNearby(input: NearbyInput) async throws -> [Store]
    func saveStore(_ request: StoreForm) async throws -> Store
    func renameStore(_ request: RenameInput) async throws
}

nonisolated final class StoreRepositoryImpl: StoreRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchStores(near: String) async throws -> Page<Store> {
        try await apiService.request(StoreEndpoint.fetchStores(near: near))
    }

    func fetchNearby(input: NearbyInput) async throws -> [Store] {
        try await apiService.request(StoreEndpoint.fetchNearby(input: input))
    }

    func saveStore(_ request: StoreForm) async throws -> Store {
        try await apiService.request(StoreEndpoint.saveStore(request))
    }

    func renameStore(_ request: RenameInput) async throws {
        try await apiService.send(StoreEndpoint.renameStore(request))
    }
}
