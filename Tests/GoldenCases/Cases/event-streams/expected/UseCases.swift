import Foundation

nonisolated protocol CreateCompletionUseCase: Sendable {
    /// Complete a text
    func execute(_ request: CompletionRequest) async throws -> Completion
}

nonisolated final class CreateCompletionUseCaseImpl: CreateCompletionUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute(_ request: CompletionRequest) async throws -> Completion {
        try await repository.createCompletion(request)
    }
}

nonisolated protocol StreamCompletionUseCase: Sendable {
    /// Complete a text
    func execute(
        _ request: CompletionRequest
    ) async throws -> AsyncThrowingStream<ServerSentEvent<CompletionChunk>, any Error>
}

nonisolated final class StreamCompletionUseCaseImpl: StreamCompletionUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute(
        _ request: CompletionRequest
    ) async throws -> AsyncThrowingStream<ServerSentEvent<CompletionChunk>, any Error> {
        try await repository.streamCompletion(request)
    }
}

nonisolated protocol WatchRoomsUseCase: Sendable {
    func execute(room: String?) async throws -> AsyncThrowingStream<ServerSentEvent<Room>, any Error>
}

nonisolated final class WatchRoomsUseCaseImpl: WatchRoomsUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute(room: String?) async throws -> AsyncThrowingStream<ServerSentEvent<Room>, any Error> {
        try await repository.watchRooms(room: room)
    }
}

nonisolated extension WatchRoomsUseCase {
    func execute(
        room: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> AsyncThrowingStream<ServerSentEvent<Room>, any Error> {
        try await execute(room: room)
    }
}

nonisolated protocol TicksUseCase: Sendable {
    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error>
}

nonisolated final class TicksUseCaseImpl: TicksUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        try await repository.ticks()
    }
}

nonisolated protocol NoticesUseCase: Sendable {
    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<Notice>, any Error>
}

nonisolated final class NoticesUseCaseImpl: NoticesUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<Notice>, any Error> {
        try await repository.notices()
    }
}

nonisolated protocol UpdatesUseCase: Sendable {
    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<UpdatesResponse>, any Error>
}

nonisolated final class UpdatesUseCaseImpl: UpdatesUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<UpdatesResponse>, any Error> {
        try await repository.updates()
    }
}

nonisolated protocol PresenceUseCase: Sendable {
    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<PresenceResponse>, any Error>
}

nonisolated final class PresenceUseCaseImpl: PresenceUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute() async throws -> AsyncThrowingStream<ServerSentEvent<PresenceResponse>, any Error> {
        try await repository.presence()
    }
}

nonisolated protocol ListLogsUseCase: Sendable {
    func execute() async throws -> [LogLine]
}

nonisolated final class ListLogsUseCaseImpl: ListLogsUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute() async throws -> [LogLine] {
        try await repository.listLogs()
    }
}

nonisolated protocol ListLogsStreamUseCase: Sendable {
    func execute() async throws -> AsyncThrowingStream<LogLine, any Error>
}

nonisolated final class ListLogsStreamUseCaseImpl: ListLogsStreamUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute() async throws -> AsyncThrowingStream<LogLine, any Error> {
        try await repository.listLogsStream()
    }
}

nonisolated protocol RecordsUseCase: Sendable {
    func execute() async throws -> AsyncThrowingStream<RecordsResponse, any Error>
}

nonisolated final class RecordsUseCaseImpl: RecordsUseCase {
    private let repository: any ChatRepository

    init(repository: any ChatRepository) {
        self.repository = repository
    }

    func execute() async throws -> AsyncThrowingStream<RecordsResponse, any Error> {
        try await repository.records()
    }
}
