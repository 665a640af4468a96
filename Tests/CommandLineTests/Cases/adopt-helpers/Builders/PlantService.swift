import Foundation
protocol PlantServicing {
    func plants(after cursor: String?) async throws -> PageOf<Plant>
    func plant(_ id: Int) async throws -> Plant
}
struct PlantService: PlantServicing {
    let client: Client
    func plants(after cursor: String?) async throws -> PageOf<Plant> {
        try await client.send(.plants(cursor: cursor))
    }
    func plant(_ id: Int) async throws -> Plant { try await client.send(.plant(id: id)) }
    func remove(id: Int) async throws { try await client.send(.removePlant(id)) }
}
