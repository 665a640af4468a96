import Foundation

nonisolated protocol PlacesRepository: Sendable {
    func places(boxes: [[Double]]?, filter: PlacesFilter?, deep: PlacesDeep?, plain: [String]?) async throws
}

nonisolated extension PlacesRepository {
    func places() async throws {
        try await places(boxes: nil, filter: nil, deep: nil, plain: nil)
    }
}

nonisolated final class PlacesRepositoryImpl: PlacesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func places(boxes: [[Double]]?, filter: PlacesFilter?, deep: PlacesDeep?, plain: [String]?) async throws {
        try await apiService.send(PlacesEndpoint.places(boxes: boxes, filter: filter, deep: deep, plain: plain))
    }
}
