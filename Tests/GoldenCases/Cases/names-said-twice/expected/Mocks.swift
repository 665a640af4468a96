import Foundation

/// Stands in for `PressesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPressesRepository: PressesRepository {
    let listPressesSpy = MockMethod<Void, PrintError>("PressesRepository.listPresses()")

    init() {}

    func listPresses() async throws -> PrintError {
        try await listPressesSpy.call(())
    }
}
