import Foundation

nonisolated protocol PetsRepository: Sendable {
    func fetchPet(id: Int) async throws
    func deletePetsById(id: Int) async throws
}

nonisolated final class PetsRepositoryImpl: PetsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchPet(id: Int) async throws {
        try await apiService.send(PetsEndpoint.getPet(id: id))
    }

    func deletePetsById(id: Int) async throws {
        try await apiService.send(PetsEndpoint.deletePetsById(id: id))
    }
}

nonisolated protocol SearchRepository: Sendable {
    func searchAll() async throws
}

nonisolated final class SearchRepositoryImpl: SearchRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func searchAll() async throws {
        try await apiService.send(SearchEndpoint.searchAll)
    }
}
