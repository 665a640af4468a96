import Foundation
import NetworkKit

/// Replaces `UsersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockUsersRepository: UsersRepository {
    let fetchUserSpy = MockMethod<Int, Int>("UsersRepository.fetchUser(id:)")
    let fetchAvatarSpy = MockMethod<Int, Data>("UsersRepository.fetchAvatar(id:)")

    init() {}

    func fetchUser(id: Int) async throws -> Int {
        try await fetchUserSpy.call(id)
    }

    func fetchAvatar(id: Int) async throws -> Data {
        try await fetchAvatarSpy.call(id)
    }
}

/// Replaces `MapsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockMapsRepository: MapsRepository {
    let fetchTileSpy = MockMethod<Int, Data>("MapsRepository.fetchTile(id:)")

    init() {}

    func fetchTile(id: Int) async throws -> Data {
        try await fetchTileSpy.call(id)
    }
}

/// Replaces `SearchRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSearchRepository: SearchRepository {
    let findSpy = MockMethod<String, [Int]>("SearchRepository.find(words:)")

    init() {}

    func find(words: String) async throws -> [Int] {
        try await findSpy.call(words)
    }
}
