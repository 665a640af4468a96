final class LightRepository {
    private let client: Client

    init(client: Client) { self.client = client }

    func lights(coast: Coast, page: Int) async throws -> [Light] {
        try await client.send(LightEndpoint.lights(coast: coast, page: page, size: 20), as: [Light].self)
    }

    func light(id: Int) async throws -> Light {
        try await client.send(LightEndpoint.light(id: id))
    }

    func report(_ report: LightReport) async throws {
        try await client.send(LightEndpoint.report(report))
    }
}
