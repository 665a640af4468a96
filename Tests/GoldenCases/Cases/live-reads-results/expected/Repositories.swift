import Foundation

public nonisolated final class BoatsRepository: BoatsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    public init(client: any NetworkClientProtocol) {
        self.client = client
    }

    public func fetchBoats(harbour: String?) async -> Result<[Boat], any Error> {
        do {
            return .success(try await client.request(BoatsEndpoint.listBoats(harbour: harbour)))
        } catch {
            return .failure(error)
        }
    }

    public func fetchBoat(id: Int) async -> Result<Boat, any Error> {
        do {
            return .success(try await client.request(BoatsEndpoint.getBoat(id: id)))
        } catch {
            return .failure(error)
        }
    }

    public func fetchPosition(id: Int) async -> Result<Position, any Error> {
        do {
            return .success(try await client.request(BoatsEndpoint.getPosition(id: id)))
        } catch {
            return .failure(error)
        }
    }

    public func fetchCrew(id: Int, settings: String?) async -> Result<[String], any Error> {
        do {
            return .success(try await client.request(BoatsEndpoint.getCrew(id: id, settings: settings)))
        } catch {
            return .failure(error)
        }
    }

    public func watchCrew(id: Int) async -> Result<AsyncThrowingStream<ServerSentEvent<Crew>, any Error>, any Error> {
        do {
            return .success(try await client.stream(BoatsEndpoint.watchCrew(id: id), as: .events()))
        } catch {
            return .failure(error)
        }
    }

    public func fetchCrews(id: Int) async -> Result<Crew, any Error> {
        do {
            return .success(try await client.request(BoatsEndpoint.listCrews(id: id)))
        } catch {
            return .failure(error)
        }
    }

    public func searchBoats(_ request: Search) async -> Result<[Boat], any Error> {
        do {
            return .success(try await client.request(BoatsEndpoint.searchBoats(request)))
        } catch {
            return .failure(error)
        }
    }

    public func allBoats() async -> Result<[Boat], any Error> {
        do {
            return .success(try await client.request(BoatsEndpoint.allBoats))
        } catch {
            return .failure(error)
        }
    }

    public func moveBoat(id: Int, _ request: Position) async -> Result<Void, any Error> {
        do {
            return .success(try await client.send(BoatsEndpoint.moveBoat(id: id, request)))
        } catch {
            return .failure(error)
        }
    }
}
