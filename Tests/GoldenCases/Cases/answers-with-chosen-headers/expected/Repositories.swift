import Foundation

nonisolated protocol ApplesRepository: Sendable {
    func listApples() async throws -> ListApplesResponse
}

nonisolated final class ApplesRepositoryImpl: ApplesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listApples() async throws -> ListApplesResponse {
        try await apiService.response(ApplesEndpoint.listApples)
    }
}

nonisolated protocol PearsRepository: Sendable {
    func listPears() async throws -> [String]
}

nonisolated final class PearsRepositoryImpl: PearsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPears() async throws -> [String] {
        try await apiService.request(PearsEndpoint.listPears)
    }
}

nonisolated protocol PlumsRepository: Sendable {
    func listPlums() async throws -> ListPlumsResponse
}

nonisolated final class PlumsRepositoryImpl: PlumsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPlums() async throws -> ListPlumsResponse {
        try await apiService.response(PlumsEndpoint.listPlums)
    }
}

nonisolated protocol CherriesRepository: Sendable {
    func listCherries() async throws -> ListCherriesResponse
}

nonisolated final class CherriesRepositoryImpl: CherriesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listCherries() async throws -> ListCherriesResponse {
        try await apiService.response(CherriesEndpoint.listCherries)
    }
}

nonisolated protocol QuincesRepository: Sendable {
    func listQuinces() async throws -> ListQuincesResponse
}

nonisolated final class QuincesRepositoryImpl: QuincesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listQuinces() async throws -> ListQuincesResponse {
        try await apiService.response(QuincesEndpoint.listQuinces)
    }
}
