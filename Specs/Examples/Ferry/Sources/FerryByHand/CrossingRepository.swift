import FerryKit

protocol CrossingRepository: Sendable {
    func crossings(harbour: String, day: String?, page: Int) async throws -> [Crossing]
    func crossing(id: Int) async throws -> Crossing
    func crossingsWithRoom(vehicle: Vehicle, seats: Int?) async throws -> [Crossing]
}

struct CrossingRepositoryImpl: CrossingRepository {
    private let client: any FerryClient

    init(client: any FerryClient) { self.client = client }

    func crossings(harbour: String, day: String?, page: Int) async throws -> [Crossing] {
        try await client.load(CrossingRequest.crossings(harbour: harbour, day: day, page: page))
    }

    func crossing(id: Int) async throws -> Crossing {
        try await client.load(CrossingRequest.crossing(id: id))
    }

    func crossingsWithRoom(vehicle: Vehicle, seats: Int?) async throws -> [Crossing] {
        try await client.load(CrossingRequest.search(vehicle: vehicle, seats: seats))
    }
}
