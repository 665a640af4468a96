import Foundation

nonisolated protocol RatesRepository: Sendable {
    func fetchRates() async throws -> Rate
    func watchRates() async throws -> AsyncThrowingStream<ServerSentEvent<WatchRatesResponse>, any Error>
}

nonisolated final class RatesRepositoryImpl: RatesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchRates() async throws -> Rate {
        try await apiService.request(RatesEndpoint.getRates, envelope: "result")
    }

    func watchRates() async throws -> AsyncThrowingStream<ServerSentEvent<WatchRatesResponse>, any Error> {
        try await apiService.stream(RatesEndpoint.watchRates, as: .events())
    }
}
