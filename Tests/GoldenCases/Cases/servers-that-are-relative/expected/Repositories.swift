import Foundation

nonisolated protocol ARepository: Sendable {
    func fetchA() async throws
}

nonisolated final class ARepositoryImpl: ARepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchA() async throws {
        try await apiService.send(AEndpoint.getA)
    }
}

nonisolated protocol BRepository: Sendable {
    func fetchB() async throws
}

nonisolated final class BRepositoryImpl: BRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchB() async throws {
        try await apiService.send(BEndpoint.getB)
    }
}

nonisolated protocol CRepository: Sendable {
    func fetchC() async throws
}

nonisolated final class CRepositoryImpl: CRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchC() async throws {
        try await apiService.send(CEndpoint.getC)
    }
}

nonisolated protocol DRepository: Sendable {
    func fetchD() async throws
}

nonisolated final class DRepositoryImpl: DRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchD() async throws {
        try await apiService.send(DEndpoint.getD)
    }
}

nonisolated protocol ERepository: Sendable {
    func fetchE() async throws
}

nonisolated final class ERepositoryImpl: ERepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchE() async throws {
        try await apiService.send(EEndpoint.getE)
    }
}
