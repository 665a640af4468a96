import Foundation

/// Stands in for `FramesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockFramesRepository: FramesRepository {
    let addFrameSpy = MockMethod<Frame, Receipt>("FramesRepository.addFrame(_:)")

    init() {}

    func addFrame(_ request: Frame) async throws -> Receipt {
        try await addFrameSpy.call(request)
    }
}
