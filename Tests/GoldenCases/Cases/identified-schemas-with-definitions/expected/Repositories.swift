import Foundation

nonisolated protocol ARepository: Sendable {
    func a(_ request: A) async throws -> AInner
}

nonisolated final class ARepositoryImpl: ARepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func a(_ request: A) async throws -> AInner {
        try await apiService.request(AEndpoint.a(request))
    }
}

nonisolated protocol CRepository: Sendable {
    func c(_ request: C) async throws -> CInner
}

nonisolated final class CRepositoryImpl: CRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func c(_ request: C) async throws -> CInner {
        try await apiService.request(CEndpoint.c(request))
    }
}

nonisolated protocol DeepRepository: Sendable {
    func deep() async throws -> A
}

nonisolated final class DeepRepositoryImpl: DeepRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func deep() async throws -> A {
        try await apiService.request(DeepEndpoint.deep)
    }
}
