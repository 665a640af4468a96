import Foundation

/// Replaces `LogsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockLogsRepository: LogsRepository {
    let followLogSpy = MockMethod<String, FollowLogResponse>("LogsRepository.followLog(id:)")

    init() {}

    func followLog(id: String) async throws -> FollowLogResponse {
        try await followLogSpy.call(id)
    }
}

/// Replaces `AnswersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAnswersRepository: AnswersRepository {
    let createAnswerSpy = MockMethod<CreateAnswerRequest, CreateAnswerResponse>("AnswersRepository.createAnswer(_:)")
    let createAnswerStreamSpy = MockMethod<CreateAnswerRequest, CreateAnswerStreamResponse>(
        "AnswersRepository.createAnswerStream(_:)"
    )

    init() {}

    func createAnswer(_ request: CreateAnswerRequest) async throws -> CreateAnswerResponse {
        try await createAnswerSpy.call(request)
    }

    func createAnswerStream(_ request: CreateAnswerRequest) async throws -> CreateAnswerStreamResponse {
        try await createAnswerStreamSpy.call(request)
    }
}
