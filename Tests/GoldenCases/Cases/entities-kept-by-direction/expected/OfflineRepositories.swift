import Foundation

/// Stands before `ParcelRepository`: what changes something waits in an outbox until the service has it.
nonisolated final class OfflineParcelRepository: ParcelRepository {
    /// What callers get as long as the service doesn't know of their changes.
    nonisolated struct Optimistic: Sendable {
        /// The response of a request that waits.
        var sendParcel: @Sendable (String, SendParcelRequest) async throws -> Way = { _, _ in
            throw OutboxError.postponed
        }

        init() {}
    }

    /// A call that waits, with its arguments: `Write(entry)` for an entry of `pending` or `refused`.
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
