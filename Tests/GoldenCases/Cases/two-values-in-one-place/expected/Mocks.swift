import Foundation

/// Replaces `PlacesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPlacesRepository: PlacesRepository {
    let findPlacesSpy = MockMethod<(q: String?, cookie: String?, c: String?), Void>(
        "PlacesRepository.findPlaces(q:cookie:c:)"
    )

    init() {}

    func findPlaces(q: String?, cookie: String?, c: String?) async throws {
        try await findPlacesSpy.call((q: q, cookie: cookie, c: c))
    }
}
