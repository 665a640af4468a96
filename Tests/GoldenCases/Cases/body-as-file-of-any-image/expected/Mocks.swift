import Foundation

/// Replaces `AvatarRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAvatarRepository: AvatarRepository {
    let putAvatarSpy = MockMethod<FileUpload, Void>("AvatarRepository.putAvatar(_:)")
    let postAvatarSpy = MockMethod<FileUpload?, Void>("AvatarRepository.postAvatar(_:)")

    init() {}

    func putAvatar(_ request: FileUpload) async throws {
        try await putAvatarSpy.call(request)
    }

    func postAvatar(_ request: FileUpload?) async throws {
        try await postAvatarSpy.call(request)
    }
}
