import Foundation

/// Stands in for `PrintsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPrintsRepository: PrintsRepository {
    let printSpy = MockMethod<PrintRequest, Void>("PrintsRepository.print(_:)")

    init() {}

    func print(_ request: PrintRequest) async throws {
        try await printSpy.call(request)
    }
}
