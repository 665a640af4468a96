import Foundation

/// Replaces `HubsRepository` with entities in memory. Each method can be stubbed through its spy;
/// methods other than create, read, update, delete and list must be.
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
