import Foundation

/// Replaces `LogsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockLogsRepository: LogsRepository {
    let followLogsSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<Line>, any Error>>(
        "LogsRepository.followLogs()"
    )

    init() {}

    func followLogs() async throws -> AsyncThrowingStream<ServerSentEvent<Line>, any Error> {
        try await followLogsSpy.call(())
    }
}
