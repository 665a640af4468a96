import Foundation

/// Keeps entities in memory in place of `HubsRepository`. Each method can be stubbed by its spy; what has the
/// shape of neither create, read, update, delete nor list has to be.
nonisolated final class MockHubsRepository: HubsRepository {
    let hubs = FakeTable<Connection>(id: "id")
    let fetchHubSpy = MockMethod<Int, Connection>("HubsRepository.fetchHub(id:)")

    init() {}

    func fetchHub(id: Int) async throws -> Connection {
        try await fetchHubSpy.call(id) {
            try hubs.read(id)
        }
    }
}
