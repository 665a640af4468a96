import Foundation

/// Wraps `StoresRepository`: writes wait in an outbox until the service has them.
nonisolated final class OfflineStoresRepository: StoresRepository {
    /// The values that callers get until the service has their changes.
    nonisolated struct Optimistic: Sendable {
        /// A response with the changes of waiting requests.
        var listStores: @Sendable (ListStoresResponse, [OutboxEntry]) async throws -> ListStoresResponse = { value, _ in
            value
        }
        /// The response to a waiting request.
        var addStore: @Sendable (AddStoreInput) async throws -> AddStoreResponse = { _ in
            throw OutboxError.postponed
        }
        /// A response with the changes of waiting requests.
        var getStore: @Sendable (Store, [OutboxEntry]) async throws -> Store = { value, _ in
            value
        }

        init() {}
    }

    /// A waiting call with its arguments: `Write(entry)` for an entry of `pending` or `refused`.
    nonisolated enum Write: OutboxWrite {
        case addStore(input: AddStoreInput)

        static let waitingOperations: Set<String> = ["addStore"]

        func outboxRequest(encoder: OutboxEncoder) throws -> OutboxRequest {
            switch self {
            case .addStore(let input):
                return try StoresApi.addStore(input: RawAddStoreInput(input)).outboxRequest { encoder() }
            }
        }
    }

    private let repository: any StoresRepository
    private let outbox: Outbox
    private let optimistic: Optimistic

    init(
        _ repository: any StoresRepository,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.repository = repository
        self.outbox = outbox
        self.optimistic = optimistic
    }

    /// Caches the service's responses; the outbox adds the waiting requests.
    convenience init(
        _ repository: any StoresRepository,
        cache: RepositoryCache,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.init(CachedStoresRepository(repository, cache: cache), outbox: outbox, optimistic: optimistic)
    }

    func listStores(near: Place?) async -> Result<ListStoresResponse, any Error> {
        do {
            return .success(
                try await self.outbox.value(self.optimistic.listStores) {
                    try await self.repository.listStores(near: near).get()
                }
            )
        } catch {
            return .failure(error)
        }
    }

    func listStoresUpdates(near: Place?) -> AsyncThrowingStream<ListStoresResponse, any Error> {
        self.outbox.values(self.repository.listStoresUpdates(near: near)) {
            try await self.optimistic.listStores($0, self.outbox.pending)
        }
    }

    func addStore(input: AddStoreInput) async -> Result<AddStoreResponse, any Error> {
        await self.outbox.result(
            "addStore",
            try StoresApi.addStore(input: RawAddStoreInput(input)).outboxRequest(encoder: self.outbox.encoder),
            as: Write.addStore(input: input)
        ) {
            await self.repository.addStore(input: input)
        } postponed: {
            .success(try await self.optimistic.addStore(input))
        }
    }

    func getStore(id: String) async -> Result<Store, any Error> {
        do {
            return .success(
                try await self.outbox.value(self.optimistic.getStore) {
                    try await self.repository.getStore(id: id).get()
                }
            )
        } catch {
            return .failure(error)
        }
    }

    func getStoreUpdates(id: String) -> AsyncThrowingStream<Store, any Error> {
        self.outbox.values(self.repository.getStoreUpdates(id: id)) {
            try await self.optimistic.getStore($0, self.outbox.pending)
        }
    }
}
