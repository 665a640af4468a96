import Foundation

/// Replaces `ShapesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockShapesRepository: ShapesRepository {
    let fetchShapeSpy = MockMethod<Int, Shape>("ShapesRepository.fetchShape(id:)")

    init() {}

    func fetchShape(id: Int) async throws -> Shape {
        try await fetchShapeSpy.call(id)
    }
}
