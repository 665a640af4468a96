import Foundation

nonisolated protocol SearchRepository: Sendable {
    func search() async throws -> Hits
}

nonisolated final class SearchRepositoryImpl: SearchRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func search() async throws -> Hits {
        try await apiService.request(SearchEndpoint.search)
    }
}

nonisolated protocol SimilarRepository: Sendable {
    func similar() async throws -> Similar
}

nonisolated final class SimilarRepositoryImpl: SimilarRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func similar() async throws -> Similar {
        try await apiService.request(SimilarEndpoint.similar)
    }
}
