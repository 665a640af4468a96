import Foundation

/// Wraps `BoatsRepositoryProtocol`: writes wait in an outbox until the service has them.
public nonisolated final class OfflineBoatsRepository: BoatsRepositoryProtocol {
    /// The values that callers get until the service has their changes.
    public nonisolated struct Optimistic: Sendable {
        /// A response with the changes of waiting requests.
        public var fetchBoats: @Sendable ([Boat], [OutboxEntry]) async throws -> [Boat] = { value, _ in
            value
        }
        /// A response with the changes of waiting requests.
        public var fetchBoat: @Sendable (Boat, [OutboxEntry]) async throws -> Boat = { value, _ in
            value
        }
        /// A response with the changes of waiting requests.
        public var fetchPosition: @Sendable (Position, [OutboxEntry]) async throws -> Position = { value, _ in
            value
        }
        /// A response with the changes of waiting requests.
        public var fetchCrew: @Sendable ([String], [OutboxEntry]) async throws -> [String] = { value, _ in
            value
        }
        /// A response with the changes of waiting requests.
        public var fetchCrews: @Sendable (Crew, [OutboxEntry]) async throws -> Crew = { value, _ in
            value
        }
        /// The response to a waiting request.
        public var searchBoats: @Sendable (Search) async throws -> [Boat] = { _ in
            throw OutboxError.postponed
        }
        /// A response with the changes of waiting requests.
        public var allBoats: @Sendable ([Boat], [OutboxEntry]) async throws -> [Boat] = { value, _ in
            value
        }

        public init() {}
    }

    /// A waiting call with its arguments: `Write(entry)` for an entry of `pending` or `refused`.
    public nonisolated enum Write: OutboxWrite {
        case searchBoats(Search)
        case moveBoat(id: Int, Position)

        public static let waitingOperations: Set<String> = ["searchBoats", "moveBoat"]

        public func outboxRequest(encoder: OutboxEncoder) throws -> OutboxRequest {
            switch self {
            case .searchBoats(let request):
                return try BoatsEndpoint.searchBoats(request).outboxRequest { encoder() }
            case .moveBoat(let id, let request):
                return try BoatsEndpoint.moveBoat(id: id, request).outboxRequest { encoder() }
            }
        }
    }

    private let repository: any BoatsRepositoryProtocol
    private let outbox: Outbox
    private let optimistic: Optimistic

    public init(
        _ repository: any BoatsRepositoryProtocol,
        outbox: Outbox,
        optimistic: Optimistic = Optimistic()
    ) {
        self.repository = repository
        self.outbox = outbox
        self.optimistic = optimistic
    }

    public func fetchBoats(harbour: String?) async -> Result<[Boat], any Error> {
        do {
            return .success(
                try await self.outbox.liveValue(self.optimistic.fetchBoats) {
                    try await self.repository.fetchBoats(harbour: harbour).get()
                }
            )
        } catch {
            return .failure(error)
        }
    }

    public func fetchBoat(id: Int) async -> Result<Boat, any Error> {
        do {
            return .success(
                try await self.outbox.value(self.optimistic.fetchBoat) {
                    try await self.repository.fetchBoat(id: id).get()
                }
            )
        } catch {
            return .failure(error)
        }
    }

    public func fetchPosition(id: Int) async -> Result<Position, any Error> {
        do {
            return .success(
                try await self.outbox.liveValue(self.optimistic.fetchPosition) {
                    try await self.repository.fetchPosition(id: id).get()
                }
            )
        } catch {
            return .failure(error)
        }
    }

    public func fetchCrew(id: Int, settings: String?) async -> Result<[String], any Error> {
        do {
            return .success(
                try await self.outbox.liveValue(self.optimistic.fetchCrew) {
                    try await self.repository.fetchCrew(id: id, settings: settings).get()
                }
            )
        } catch {
            return .failure(error)
        }
    }

    public func watchCrew(id: Int) async -> Result<AsyncThrowingStream<ServerSentEvent<Crew>, any Error>, any Error> {
        await self.repository.watchCrew(id: id)
    }

    public func fetchCrews(id: Int) async -> Result<Crew, any Error> {
        do {
            return .success(
                try await self.outbox.liveValue(self.optimistic.fetchCrews) {
                    try await self.repository.fetchCrews(id: id).get()
                }
            )
        } catch {
            return .failure(error)
        }
    }

    public func searchBoats(_ request: Search) async -> Result<[Boat], any Error> {
        await self.outbox.result(
            "searchBoats",
            try BoatsEndpoint.searchBoats(request).outboxRequest(encoder: self.outbox.encoder),
            as: Write.searchBoats(request)
        ) {
            await self.repository.searchBoats(request)
        } postponed: {
            .success(try await self.optimistic.searchBoats(request))
        }
    }

    public func allBoats() async -> Result<[Boat], any Error> {
        do {
            return .success(
                try await self.outbox.value(self.optimistic.allBoats) {
                    try await self.repository.allBoats().get()
                }
            )
        } catch {
            return .failure(error)
        }
    }

    public func moveBoat(id: Int, _ request: Position) async -> Result<Void, any Error> {
        await self.outbox.result(
            "moveBoat",
            try BoatsEndpoint.moveBoat(id: id, request).outboxRequest(encoder: self.outbox.encoder),
            as: Write.moveBoat(id: id, request)
        ) {
            await self.repository.moveBoat(id: id, request)
        }
    }
}
