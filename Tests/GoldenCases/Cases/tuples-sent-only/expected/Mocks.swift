import Foundation

/// Stands in for `LinesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockLinesRepository: LinesRepository {
    let addLineSpy = MockMethod<Line, Void>("LinesRepository.addLine(_:)")

    init() {}

    func addLine(_ request: Line) async throws {
        try await addLineSpy.call(request)
    }
}
