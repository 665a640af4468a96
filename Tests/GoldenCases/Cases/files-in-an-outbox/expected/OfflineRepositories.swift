import Foundation

/// Wraps `BlobsRepository`: writes wait in an outbox until the service has them.
nonisolated final class OfflineBlobsRepository: BlobsRepository {
    /// The values that callers get until the service has their changes.
    nonisolated struct Optimistic: Sendable {
        init() {}
    }

    /// A waiting call with its arguments: `Write(entry)` for an entry of `pending` or `refused`.
    nonisolated enum Write: OutboxWrite {
        case deleteBlob(id: String)

        static let waitingOperations: Set<String> = ["deleteBlob"]

        func outboxRequest(encoder: OutboxEncoder) throws -> OutboxRequest {
            switch self {
            case .deleteBlob(let id):
                return try BlobsEndpoint.deleteBlob(id: id).outboxRequest { encoder() }
            }
        }
    }

    private let repository: any BlobsRepository
    private let outbox: Outbox
    private let optimistic: Optimistic

    init(
        _ repository: any BlobsRepository,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.repository = repository
        self.outbox = outbox
        self.optimistic = optimistic
    }

    func putBlob(id: String, _ request: FileUpload) async throws {
        try await self.outbox.send(
            "putBlob",
            BlobsEndpoint.putBlob(id: id, request).outboxRequest(encoder: self.outbox.encoder)
        ) {
            try await self.repository.putBlob(id: id, request)
        }
    }

    func deleteBlob(id: String) async throws {
        try await self.outbox.send(
            "deleteBlob",
            BlobsEndpoint.deleteBlob(id: id).outboxRequest(encoder: self.outbox.encoder),
            as: Write.deleteBlob(id: id)
        ) {
            try await self.repository.deleteBlob(id: id)
        }
    }
}
