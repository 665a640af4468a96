import Foundation

/// Replaces `ThingsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockThingsRepository: ThingsRepository {
    let thingsSpy = MockMethod<(free: [String: JSONValue]?, text: String?), Void>("ThingsRepository.things(free:text:)")

    init() {}

    func things(free: [String: JSONValue]?, text: String?) async throws {
        try await thingsSpy.call((free: free, text: text))
    }
}
