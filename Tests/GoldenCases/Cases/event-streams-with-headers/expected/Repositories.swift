import Foundation

nonisolated protocol LogsRepository: Sendable {
    func followLog(id: String) async throws -> FollowLogResponse
}

nonisolated final class LogsRepositoryImpl: LogsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func followLog(id: String) async throws -> FollowLogResponse {
        try await apiService.stream(LogsEndpoint.followLog(id: id))
    }
}

nonisolated protocol AnswersRepository: Sendable {
    func createAnswer(_ request: CreateAnswerRequest) async throws -> CreateAnswerResponse
    func createAnswerStream(_ request: CreateAnswerRequest) async throws -> CreateAnswerStreamResponse
}

nonisolated final class AnswersRepositoryImpl: AnswersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func createAnswer(_ request: CreateAnswerRequest) async throws -> CreateAnswerResponse {
        try await apiService.response(AnswersEndpoint.createAnswer(request))
    }

    func createAnswerStream(_ request: CreateAnswerRequest) async throws -> CreateAnswerStreamResponse {
        try await apiService.stream(AnswersEndpoint.createAnswerStream(request))
    }
}
