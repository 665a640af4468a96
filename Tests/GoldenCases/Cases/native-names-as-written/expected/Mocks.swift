import Foundation

/// Replaces `UsersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockUsersRepository: UsersRepository {
    let listSpy = MockMethod<UsersListInput, [StoreApiResponse]>("UsersRepository.list(input:)")
    let fetchApiKeySpy = MockMethod<Void, StoreApiResponse>("UsersRepository.fetchApiKey()")

    init() {}

    func list(input: UsersListInput) async throws -> [StoreApiResponse] {
        try await listSpy.call(input)
    }

    func fetchApiKey() async throws -> StoreApiResponse {
        try await fetchApiKeySpy.call(())
    }
}

/// Replaces `PhotosRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let listSpy = MockMethod<PhotosListInput, [HandsAreFast]>("PhotosRepository.list(input:)")
    let fetchPhotoUrlSpy = MockMethod<Void, Notification>("PhotosRepository.fetchPhotoUrl()")

    init() {}

    func list(input: PhotosListInput) async throws -> [HandsAreFast] {
        try await listSpy.call(input)
    }

    func fetchPhotoUrl() async throws -> Notification {
        try await fetchPhotoUrlSpy.call(())
    }
}
