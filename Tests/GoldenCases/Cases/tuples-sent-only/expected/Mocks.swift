import Foundation

/// Replaces `LinesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockLinesRepository: LinesRepository {
    let addLineSpy = MockMethod<Line, Void>("LinesRepository.addLine(_:)")

    init() {}

    func addLine(_ request: Line) async throws {
        try await addLineSpy.call(request)
    }
}
