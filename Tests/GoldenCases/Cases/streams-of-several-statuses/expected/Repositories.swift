import Foundation

nonisolated protocol LogsRepository: Sendable {
    func followLogs() async throws -> AsyncThrowingStream<ServerSentEvent<Line>, any Error>
}

nonisolated final class LogsRepositoryImpl: LogsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func followLogs() async throws -> AsyncThrowingStream<ServerSentEvent<Line>, any Error> {
        try await apiService.stream(LogsEndpoint.followLogs, as: .events())
    }
}
