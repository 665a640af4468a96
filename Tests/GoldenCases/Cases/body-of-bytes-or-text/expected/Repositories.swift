import Foundation

nonisolated protocol RawRepository: Sendable {
    func putRaw(_ request: Data) async throws
    func postNote(_ request: String) async throws
}

nonisolated final class RawRepositoryImpl: RawRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func putRaw(_ request: Data) async throws {
        try await apiService.send(RawEndpoint.putRaw(request))
    }

    func postNote(_ request: String) async throws {
        try await apiService.send(RawEndpoint.postNote(request))
    }
}
