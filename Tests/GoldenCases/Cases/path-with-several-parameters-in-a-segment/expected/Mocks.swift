import Foundation

/// Replaces `MapsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockMapsRepository: MapsRepository {
    let fetchTileSpy = MockMethod<(x: Int, y: Int, format: String), Void>("MapsRepository.fetchTile(x:y:format:)")

    init() {}

    func fetchTile(x: Int, y: Int, format: String) async throws {
        try await fetchTileSpy.call((x: x, y: y, format: format))
    }
}

/// Replaces `JobsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockJobsRepository: JobsRepository {
    let cancelJobSpy = MockMethod<String, Void>("JobsRepository.cancelJob(id:)")

    init() {}

    func cancelJob(id: String) async throws {
        try await cancelJobSpy.call(id)
    }
}
