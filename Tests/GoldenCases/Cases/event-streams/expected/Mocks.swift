import Foundation

/// Replaces `ChatRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockChatRepository: ChatRepository {
    let createCompletionSpy = MockMethod<CompletionRequest, Completion>("ChatRepository.createCompletion(_:)")
    let streamCompletionSpy = MockMethod<
        CompletionRequest,
        AsyncThrowingStream<ServerSentEvent<CompletionChunk>, any Error>
    >("ChatRepository.streamCompletion(_:)")
    let watchRoomsSpy = MockMethod<String?, AsyncThrowingStream<ServerSentEvent<Room>, any Error>>(
        "ChatRepository.watchRooms(room:)"
    )
    let ticksSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<String>, any Error>>("ChatRepository.ticks()")
    let noticesSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<Notice>, any Error>>(
        "ChatRepository.notices()"
    )
    let updatesSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<UpdatesResponse>, any Error>>(
        "ChatRepository.updates()"
    )
    let presenceSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<PresenceResponse>, any Error>>(
        "ChatRepository.presence()"
    )
    let listLogsSpy = MockMethod<Void, [LogLine]>("ChatRepository.listLogs()")
    let listLogsStreamSpy = MockMethod<Void, AsyncThrowingStream<LogLine, any Error>>("ChatRepository.listLogsStream()")
    let recordsSpy = MockMethod<Void, AsyncThrowingStream<RecordsResponse, any Error>>("ChatRepository.records()")

    init() {}

    func createCompletion(_ request: CompletionRequest) async throws -> Completion {
        try await createCompletionSpy.call(request)
    }

    func streamCompletion(
        _ request: CompletionRequest
    ) async throws -> AsyncThrowingStream<ServerSentEvent<CompletionChunk>, any Error> {
        try await streamCompletionSpy.call(request)
    }

    func watchRooms(room: String?) async throws -> AsyncThrowingStream<ServerSentEvent<Room>, any Error> {
        try await watchRoomsSpy.call(room)
    }

    func ticks() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await ticksSpy.call(())
    }

    func notices() async throws -> AsyncThrowingStream<ServerSentEvent<Notice>, any Error> {
        try await noticesSpy.call(())
    }

    func updates() async throws -> AsyncThrowingStream<ServerSentEvent<UpdatesResponse>, any Error> {
        try await updatesSpy.call(())
    }

    func presence() async throws -> AsyncThrowingStream<ServerSentEvent<PresenceResponse>, any Error> {
        try await presenceSpy.call(())
    }

    func listLogs() async throws -> [LogLine] {
        try await listLogsSpy.call(())
    }

    func listLogsStream() async throws -> AsyncThrowingStream<LogLine, any Error> {
        try await listLogsStreamSpy.call(())
    }

    func records() async throws -> AsyncThrowingStream<RecordsResponse, any Error> {
        try await recordsSpy.call(())
    }
}
