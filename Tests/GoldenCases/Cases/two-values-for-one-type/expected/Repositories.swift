import Foundation

nonisolated protocol ShapesRepository: Sendable {
    func fetchShape(id: Int) async throws -> Shape
}

nonisolated final class ShapesRepositoryImpl: ShapesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchShape(id: Int) async throws -> Shape {
        try await apiService.request(ShapesEndpoint.getShape(id: id))
    }
}
