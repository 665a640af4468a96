import Foundation

/// Caches the responses of `BoatsRepository`, and drops those that a call makes outdated.
nonisolated final class CachedBoatsRepository: BoatsRepository {
    private let repository: any BoatsRepository
    private let cache: RepositoryCache

    /// - Parameter cache: shared by several repositories, so that each knows the changes of the others.
    init(_ repository: any BoatsRepository, cache: RepositoryCache) {
        self.repository = repository
        self.cache = cache
    }

    func listBoats(harbour: String?) async throws -> [Boat] {
        try await self.cache.value(
            BoatsEndpoint.listBoats(harbour: harbour).cacheKey(of: "listBoats", shape: "b9cd7b95cf44c658"),
            for: 60,
            by: .cacheFirst
        ) {
            try await self.repository.listBoats(harbour: harbour)
        }
    }

    func fetchBoat(id: Int) async throws -> Boat {
        try await self.repository.fetchBoat(id: id)
    }

    func fetchPosition(id: Int) async throws -> Position {
        try await self.repository.fetchPosition(id: id)
    }

    func fetchCrew(id: Int, settings: String?) async throws -> [String] {
        try await self.repository.fetchCrew(id: id, settings: settings)
    }

    func watchCrew(id: Int) async throws -> AsyncThrowingStream<ServerSentEvent<Crew>, any Error> {
        try await self.repository.watchCrew(id: id)
    }

    func listCrews(id: Int) async throws -> Crew {
        try await self.repository.listCrews(id: id)
    }

    func searchBoats(_ request: Search) async throws -> [Boat] {
        try await self.cache.write(dropping: [.entries(of: "listBoats")]) {
            try await self.repository.searchBoats(request)
        }
    }

    func fetchBoats() async throws -> [Boat] {
        try await self.repository.fetchBoats()
    }

    func moveBoat(id: Int, _ request: Position) async throws {
        try await self.cache.write(dropping: [.entries(of: "listBoats")]) {
            try await self.repository.moveBoat(id: id, request)
        }
    }
}
