import Foundation

/// Replaces `ToolRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockToolRepository: ToolRepository {
    let fetchToolSpy = MockMethod<Void, Tool>("ToolRepository.fetchTool()")

    init() {}

    func fetchTool() async throws -> Tool {
        try await fetchToolSpy.call(())
    }
}
