import Foundation

/// Replaces `PrintsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPrintsRepository: PrintsRepository {
    let printSpy = MockMethod<PrintRequest, Void>("PrintsRepository.print(_:)")

    init() {}

    func print(_ request: PrintRequest) async throws {
        try await printSpy.call(request)
    }
}
