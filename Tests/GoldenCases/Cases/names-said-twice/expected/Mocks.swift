import Foundation

/// Replaces `PressesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPressesRepository: PressesRepository {
    let listPressesSpy = MockMethod<Void, PrintError>("PressesRepository.listPresses()")

    init() {}

    func listPresses() async throws -> PrintError {
        try await listPressesSpy.call(())
    }
}
