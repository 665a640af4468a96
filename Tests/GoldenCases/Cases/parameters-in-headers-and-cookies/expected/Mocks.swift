import Foundation

/// Stands in for `MeRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockMeRepository: MeRepository {
    let fetchMeSpy = MockMethod<(xTrace: UUID, xKinds: [String]?, session: String?), Void>(
        "MeRepository.fetchMe(xTrace:xKinds:session:)"
    )

    init() {}

    func fetchMe(xTrace: UUID, xKinds: [String]?, session: String?) async throws {
        try await fetchMeSpy.call((xTrace: xTrace, xKinds: xKinds, session: session))
    }
}
