import Foundation

/// Replaces `FramesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFramesRepository: FramesRepository {
    let addFrameSpy = MockMethod<Frame, Receipt>("FramesRepository.addFrame(_:)")

    init() {}

    func addFrame(_ request: Frame) async throws -> Receipt {
        try await addFrameSpy.call(request)
    }
}
