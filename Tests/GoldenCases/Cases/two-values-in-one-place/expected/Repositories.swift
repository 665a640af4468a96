import Foundation

nonisolated protocol PlacesRepository: Sendable {
    func findPlaces(q: String?, cookie: String?, c: String?) async throws
}

nonisolated extension PlacesRepository {
    func findPlaces(
        q: String? = nil,
        cookie: String? = nil,
        c: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await findPlaces(q: q, cookie: cookie, c: c)
    }
}

nonisolated final class PlacesRepositoryImpl: PlacesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func findPlaces(q: String?, cookie: String?, c: String?) async throws {
        try await apiService.send(PlacesEndpoint.findPlaces(q: q, cookie: cookie, c: c))
    }
}
