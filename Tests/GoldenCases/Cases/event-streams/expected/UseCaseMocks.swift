import Foundation

/// Replaces `CreateCompletionUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockCreateCompletionUseCase: CreateCompletionUseCase {
    let executeSpy = MockMethod<CompletionRequest, Completion>("CreateCompletionUseCase.execute(_:)")

    init() {}

    func execute(_ request: CompletionRequest) async throws -> Completion {
        try await executeSpy.call(request)
    }
}

/// Replaces `StreamCompletionUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockStreamCompletionUseCase: StreamCompletionUseCase {
    let executeSpy = MockMethod<CompletionRequest, AsyncThrowingStream<ServerSentEvent<CompletionChunk>, any Error>>(
        "StreamCompletionUseCase.execute(_:)"
    )

    init() {}

    func execute(
        _ request: CompletionRequest
    ) async throws -> AsyncThrowingStream<ServerSentEvent<CompletionChunk>, any Error> {
        try await executeSpy.call(request)
    }
}

/// Replaces `WatchRoomsUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockWatchRoomsUseCase: WatchRoomsUseCase {
    let executeSpy = MockMethod<String?, AsyncThrowingStream<ServerSentEvent<Room>, any Error>>(
        "WatchRoomsUseCase.execute(room:)"
    )

    init() {}

    func execute(room: String?) async throws -> AsyncThrowingStream<ServerSentEvent<Room>, any Error> {
        try await executeSpy.call(room)
    }
}

/// Replaces `TicksUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockTicksUseCase: TicksUseCase {
    let executeSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<String>, any Error>>("TicksUseCase.execute()")

    init() {}

    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await executeSpy.call(())
    }
}

/// Replaces `NoticesUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockNoticesUseCase: NoticesUseCase {
    let executeSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<Notice>, any Error>>(
        "NoticesUseCase.execute()"
    )

    init() {}

    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<Notice>, any Error> {
        try await executeSpy.call(())
    }
}

/// Replaces `UpdatesUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockUpdatesUseCase: UpdatesUseCase {
    let executeSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<UpdatesResponse>, any Error>>(
        "UpdatesUseCase.execute()"
    )

    init() {}

    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<UpdatesResponse>, any Error> {
        try await executeSpy.call(())
    }
}

/// Replaces `PresenceUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockPresenceUseCase: PresenceUseCase {
    let executeSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<PresenceResponse>, any Error>>(
        "PresenceUseCase.execute()"
    )

    init() {}

    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<PresenceResponse>, any Error> {
        try await executeSpy.call(())
    }
}

/// Replaces `ListLogsUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockListLogsUseCase: ListLogsUseCase {
    let executeSpy = MockMethod<Void, [LogLine]>("ListLogsUseCase.execute()")

    init() {}

    func execute() async throws -> [LogLine] {
        try await executeSpy.call(())
    }
}

/// Replaces `ListLogsStreamUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockListLogsStreamUseCase: ListLogsStreamUseCase {
    let executeSpy = MockMethod<Void, AsyncThrowingStream<LogLine, any Error>>("ListLogsStreamUseCase.execute()")

    init() {}

    func execute() async throws -> AsyncThrowingStream<LogLine, any Error> {
        try await executeSpy.call(())
    }
}

/// Replaces `RecordsUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockRecordsUseCase: RecordsUseCase {
    let executeSpy = MockMethod<Void, AsyncThrowingStream<RecordsResponse, any Error>>("RecordsUseCase.execute()")

    init() {}

    func execute() async throws -> AsyncThrowingStream<RecordsResponse, any Error> {
        try await executeSpy.call(())
    }
}
