import Foundation

nonisolated protocol ARepository: Sendable {
    func byDefault() async throws
}

nonisolated final class ARepositoryImpl: ARepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func byDefault() async throws {
        try await apiService.send(AEndpoint.byDefault)
    }
}

nonisolated protocol BRepository: Sendable {
    func open() async throws
}

nonisolated final class BRepositoryImpl: BRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func open() async throws {
        try await apiService.send(BEndpoint.open)
    }
}

nonisolated protocol CRepository: Sendable {
    func eitherOr() async throws
}

nonisolated final class CRepositoryImpl: CRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func eitherOr() async throws {
        try await apiService.send(CEndpoint.eitherOr)
    }
}

nonisolated protocol DRepository: Sendable {
    func together() async throws
}

nonisolated final class DRepositoryImpl: DRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func together() async throws {
        try await apiService.send(DEndpoint.together)
    }
}

nonisolated protocol ERepository: Sendable {
    func scoped() async throws
}

nonisolated final class ERepositoryImpl: ERepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func scoped() async throws {
        try await apiService.send(EEndpoint.scoped)
    }
}
