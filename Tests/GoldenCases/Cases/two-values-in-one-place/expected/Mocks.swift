import Foundation

/// Stands in for `PlacesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPlacesRepository: PlacesRepository {
    let findPlacesSpy = MockMethod<(q: String?, cookie: String?, c: String?), Void>(
        "PlacesRepository.findPlaces(q:cookie:c:)"
    )

    init() {}

    func findPlaces(q: String?, cookie: String?, c: String?) async throws {
        try await findPlacesSpy.call((q: q, cookie: cookie, c: c))
    }
}
