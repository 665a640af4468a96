import Foundation

/// Stands in for `ShapesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockShapesRepository: ShapesRepository {
    let fetchShapeSpy = MockMethod<Int, Shape>("ShapesRepository.fetchShape(id:)")

    init() {}

    func fetchShape(id: Int) async throws -> Shape {
        try await fetchShapeSpy.call(id)
    }
}
