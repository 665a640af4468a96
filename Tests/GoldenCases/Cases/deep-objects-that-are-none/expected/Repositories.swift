import Foundation

nonisolated protocol PlacesRepository: Sendable {
    func places(text: String?, sort: Sort?, page: Int?, created: PlacesCreated?, range: RangeModel?) async throws
    func addPlace(_ request: AddPlaceRequest?) async throws
}

nonisolated extension PlacesRepository {
    func places(
        text: String? = nil,
        sort: Sort? = nil,
        page: Int? = nil,
        created: PlacesCreated? = nil,
        range: RangeModel? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await places(text: text, sort: sort, page: page, created: created, range: range)
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

    func places(text: String?, sort: Sort?, page: Int?, created: PlacesCreated?, range: RangeModel?) async throws {
        try await apiService.send(
            PlacesEndpoint.places(text: text, sort: sort, page: page, created: created, range: range)
        )
    }

    func addPlace(_ request: AddPlaceRequest?) async throws {
        try await apiService.send(PlacesEndpoint.addPlace(request))
    }
}
