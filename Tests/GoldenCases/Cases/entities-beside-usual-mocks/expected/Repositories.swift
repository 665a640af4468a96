import Foundation

nonisolated protocol PapersRepository: Sendable {
    func listPapers() async throws -> [Paper]
    func createPaper(_ request: Paper) async throws -> Paper
    func fetchPaper(id: Int) async throws -> Paper
}

nonisolated final class PapersRepositoryImpl: PapersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPapers() async throws -> [Paper] {
        try await BackgroundWork.run {
            let response: [PaperDTO] = try await apiService.request(PapersEndpoint.listPapers)
            return response.map { Paper($0) }
        }
    }

    func createPaper(_ request: Paper) async throws -> Paper {
        try await BackgroundWork.run {
            let response: PaperDTO = try await apiService.request(PapersEndpoint.createPaper(PaperDTO(request)))
            return Paper(response)
        }
    }

    func fetchPaper(id: Int) async throws -> Paper {
        try await BackgroundWork.run {
            let response: PaperDTO = try await apiService.request(PapersEndpoint.getPaper(id: id))
            return Paper(response)
        }
    }
}
