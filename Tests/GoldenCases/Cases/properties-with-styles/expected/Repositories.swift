import Foundation

nonisolated protocol MainRepository: Sendable {
    func find(input: Search) async throws
    func make(_ request: NewThing) async throws
    func send(_ request: MainSendForm) async throws
}

nonisolated final class MainRepositoryImpl: MainRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func find(input: Search) async throws {
        try await apiService.send(MainEndpoint.find(input: input))
    }

    func make(_ request: NewThing) async throws {
        try await apiService.send(MainEndpoint.make(request))
    }

    func send(_ request: MainSendForm) async throws {
        try await apiService.send(MainEndpoint.send(request))
    }
}
