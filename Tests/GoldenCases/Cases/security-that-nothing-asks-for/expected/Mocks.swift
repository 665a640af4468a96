import Foundation

/// Stands in for `UserRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockUserRepository: UserRepository {
    let fetchUserSpy = MockMethod<Void, Void>("UserRepository.fetchUser()")

    init() {}

    func fetchUser() async throws {
        try await fetchUserSpy.call(())
    }
}
