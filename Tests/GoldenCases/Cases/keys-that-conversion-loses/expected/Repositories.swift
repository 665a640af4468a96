import Foundation

nonisolated protocol FramesRepository: Sendable {
    func addFrame(_ request: Frame) async throws -> Receipt
}

nonisolated final class FramesRepositoryImpl: FramesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addFrame(_ request: Frame) async throws -> Receipt {
        try await apiService.request(FramesEndpoint.addFrame(request))
    }
}
