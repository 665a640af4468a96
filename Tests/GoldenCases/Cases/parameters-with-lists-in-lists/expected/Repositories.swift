import Foundation

nonisolated protocol PlacesRepository: Sendable {
    func places(input: PlacesInput) async throws
    func addPlace(_ request: AddPlaceRequest?) async throws
}

nonisolated extension PlacesRepository {
    func places(input: PlacesInput = PlacesInput(), isolation _: isolated (any Actor)? = #isolation) async throws {
        try await places(input: input)
    }

    func addPlace(_ request: AddPlaceRequest? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await addPlace(request)
    }
}

nonisolated final class PlacesRepositoryImpl: PlacesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func places(input: PlacesInput) async throws {
        try await apiService.send(PlacesEndpoint.places(input: input))
    }

    func addPlace(_ request: AddPlaceRequest?) async throws {
        try await apiService.send(PlacesEndpoint.addPlace(request))
    }
}
