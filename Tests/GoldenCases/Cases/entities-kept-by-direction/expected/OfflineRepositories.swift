import Foundation

/// Wraps `ParcelRepository`: writes wait in an outbox until the service has them.
nonisolated final class OfflineParcelRepository: ParcelRepository {
    /// The values that callers get until the service has their changes.
    nonisolated struct Optimistic: Sendable {
        /// The response to a waiting request.
        var sendParcel: @Sendable (String, SendParcelRequest) async throws -> Way = { _, _ in
            throw OutboxError.postponed
        }

        init() {}
    }

    /// A waiting call with its arguments: `Write(entry)` for an entry of `pending` or `refused`.
    nonisolated enum Write: OutboxWrite {
        case sendParcel(id: String, SendParcelRequest)

        static let waitingOperations: Set<String> = ["sendParcel"]

        func outboxRequest(encoder: OutboxEncoder) throws -> OutboxRequest {
            switch self {
            case .sendParcel(let id, let request):
                return try ParcelEndpoint.sendParcel(id: id, SendParcelRequestDTO(request)).outboxRequest { encoder() }
            }
        }
    }

    private let repository: any ParcelRepository
    private let outbox: Outbox
    private let optimistic: Optimistic

    init(
        _ repository: any ParcelRepository,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.repository = repository
        self.outbox = outbox
        self.optimistic = optimistic
    }

    func followParcel(id: String) async throws -> AsyncThrowingStream<ServerSentEvent<Stop>, any Error> {
        try await self.repository.followParcel(id: id)
    }

    func sendParcel(id: String, _ request: SendParcelRequest) async throws -> Way {
        try await self.outbox.send(
            "sendParcel",
            ParcelEndpoint.sendParcel(
                id: id,
                SendParcelRequestDTO(request)
            ).outboxRequest(encoder: self.outbox.encoder),
            as: Write.sendParcel(id: id, request)
        ) {
            try await self.repository.sendParcel(id: id, request)
        } postponed: {
            try await self.optimistic.sendParcel(id, request)
        }
    }
}
