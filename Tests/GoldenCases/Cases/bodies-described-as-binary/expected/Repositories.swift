import Foundation

nonisolated protocol AnythingRepository: Sendable {
    func exchangeAnything(_ request: Data) async throws -> Data
}

nonisolated final class AnythingRepositoryImpl: AnythingRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func exchangeAnything(_ request: Data) async throws -> Data {
        try await apiService.data(AnythingEndpoint.exchangeAnything(request))
    }
}

nonisolated protocol BackupRepository: Sendable {
    func restore(_ request: Data) async throws -> Data
}

nonisolated final class BackupRepositoryImpl: BackupRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func restore(_ request: Data) async throws -> Data {
        try await apiService.data(BackupEndpoint.restore(request))
    }
}

nonisolated protocol EncodedRepository: Sendable {
    func exchangeEncoded(_ request: Data) async throws -> Data
}

nonisolated final class EncodedRepositoryImpl: EncodedRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func exchangeEncoded(_ request: Data) async throws -> Data {
        try await apiService.data(EncodedEndpoint.exchangeEncoded(request))
    }
}
