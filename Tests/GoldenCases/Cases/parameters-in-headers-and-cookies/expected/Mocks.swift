import Foundation

/// Replaces `MeRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockMeRepository: MeRepository {
    let fetchMeSpy = MockMethod<(xTrace: UUID, xKinds: [String]?, session: String?), Void>(
        "MeRepository.fetchMe(xTrace:xKinds:session:)"
    )

    init() {}

    func fetchMe(xTrace: UUID, xKinds: [String]?, session: String?) async throws {
        try await fetchMeSpy.call((xTrace: xTrace, xKinds: xKinds, session: session))
    }
}
