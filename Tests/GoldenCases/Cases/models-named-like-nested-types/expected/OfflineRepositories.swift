import Foundation

/// Wraps `WritesRepository`: writes wait in an outbox until the service has them.
nonisolated final class OfflineWritesRepository: WritesRepository {
    /// The values that callers get until the service has their changes.
    nonisolated struct Optimistic: Sendable {
        /// The response to a waiting request.
        var addWrite: @Sendable (WriteModel) async throws -> OptimisticModel = { _ in
            throw OutboxError.postponed
        }
        /// A response with the changes of waiting requests.
        var fetchWrites: @Sendable ([WriteModel], [OutboxEntry]) async throws -> [WriteModel] = { value, _ in
            value
        }

        init() {}
    }

    /// A waiting call with its arguments: `Write(entry)` for an entry of `pending` or `refused`.
    nonisolated enum Write: OutboxWrite {
        case addWrite(WriteModel)

        static let waitingOperations: Set<String> = ["addWrite"]

        func outboxRequest(encoder: OutboxEncoder) throws -> OutboxRequest {
            switch self {
            case .addWrite(let request):
                return try WritesEndpoint.addWrite(request).outboxRequest { encoder() }
            }
        }
    }

    private let repository: any WritesRepository
    private let outbox: Outbox
    private let optimistic: Optimistic

    init(
        _ repository: any WritesRepository,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.repository = repository
        self.outbox = outbox
        self.optimistic = optimistic
    }

    func addWrite(_ request: WriteModel) async throws -> OptimisticModel {
        try await self.outbox.send(
            "addWrite",
            WritesEndpoint.addWrite(request).outboxRequest(encoder: self.outbox.encoder),
            as: Write.addWrite(request)
        ) {
            try await self.repository.addWrite(request)
        } postponed: {
            try await self.optimistic.addWrite(request)
        }
    }

    func fetchWrites() async throws -> [WriteModel] {
        try await self.outbox.value(self.optimistic.fetchWrites) {
            try await self.repository.fetchWrites()
        }
    }
}
