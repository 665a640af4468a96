import Foundation

/// Stands in for `ThingsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockThingsRepository: ThingsRepository {
    let thingsSpy = MockMethod<(free: [String: JSONValue]?, text: String?), Void>("ThingsRepository.things(free:text:)")

    init() {}

    func things(free: [String: JSONValue]?, text: String?) async throws {
        try await thingsSpy.call((free: free, text: text))
    }
}
