import Foundation

nonisolated protocol ChatRepository: Sendable {
    /// Complete a text
    func createCompletion(_ request: CompletionRequest) async throws -> Completion
    /// Complete a text
    func streamCompletion(
        _ request: CompletionRequest
    ) async throws -> AsyncThrowingStream<ServerSentEvent<CompletionChunk>, any Error>
    func watchRooms(room: String?) async throws -> AsyncThrowingStream<ServerSentEvent<Room>, any Error>
    func ticks() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error>
    func notices() async throws -> AsyncThrowingStream<ServerSentEvent<Notice>, any Error>
    func updates() async throws -> AsyncThrowingStream<ServerSentEvent<UpdatesResponse>, any Error>
    func presence() async throws -> AsyncThrowingStream<ServerSentEvent<PresenceResponse>, any Error>
    func listLogs() async throws -> [LogLine]
    func listLogsStream() async throws -> AsyncThrowingStream<LogLine, any Error>
    func records() async throws -> AsyncThrowingStream<RecordsResponse, any Error>
}

nonisolated extension ChatRepository {
    func watchRooms(
        room: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> AsyncThrowingStream<ServerSentEvent<Room>, any Error> {
        try await watchRooms(room: room)
    }
}

nonisolated final class ChatRepositoryImpl: ChatRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func createCompletion(_ request: CompletionRequest) async throws -> Completion {
        try await apiService.request(ChatEndpoint.createCompletion(request))
    }

    func streamCompletion(
        _ request: CompletionRequest
    ) async throws -> AsyncThrowingStream<ServerSentEvent<CompletionChunk>, any Error> {
        try await apiService.stream(ChatEndpoint.streamCompletion(request), as: .events(until: "[DONE]"))
    }

    func watchRooms(room: String?) async throws -> AsyncThrowingStream<ServerSentEvent<Room>, any Error> {
        try await apiService.stream(ChatEndpoint.watchRooms(room: room), as: .events(reconnects: true))
    }

    func ticks() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await apiService.stream(ChatEndpoint.ticks, as: .textEvents())
    }

    func notices() async throws -> AsyncThrowingStream<ServerSentEvent<Notice>, any Error> {
        try await apiService.stream(ChatEndpoint.notices, as: .wholeEvents())
    }

    func updates() async throws -> AsyncThrowingStream<ServerSentEvent<UpdatesResponse>, any Error> {
        try await apiService.stream(ChatEndpoint.updates, as: .wholeEvents())
    }

    func presence() async throws -> AsyncThrowingStream<ServerSentEvent<PresenceResponse>, any Error> {
        try await apiService.stream(ChatEndpoint.presence, as: .events())
    }

    func listLogs() async throws -> [LogLine] {
        try await apiService.request(ChatEndpoint.listLogs(stream: false))
    }

    func listLogsStream() async throws -> AsyncThrowingStream<LogLine, any Error> {
        try await apiService.stream(ChatEndpoint.listLogsStream(stream: true), as: .lines())
    }

    func records() async throws -> AsyncThrowingStream<RecordsResponse, any Error> {
        try await apiService.stream(ChatEndpoint.records, as: .sequence())
    }
}
