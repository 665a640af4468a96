import Foundation

/// Replaces `PhotosRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let setPhotoSpy = MockMethod<(id: Int, request: FileUpload), Void>("PhotosRepository.setPhoto(id:_:)")
    let changePhotoSpy = MockMethod<(id: Int, request: FileUpload?), Void>("PhotosRepository.changePhoto(id:_:)")
    let fetchPhotoSpy = MockMethod<Int, Data>("PhotosRepository.fetchPhoto(id:)")
    let addPhotoSpy = MockMethod<AddPhotoForm, Void>("PhotosRepository.addPhoto(_:)")

    init() {}

    func setPhoto(id: Int, _ request: FileUpload) async throws {
        try await setPhotoSpy.call((id: id, request: request))
    }

    func changePhoto(id: Int, _ request: FileUpload?) async throws {
        try await changePhotoSpy.call((id: id, request: request))
    }

    func fetchPhoto(id: Int) async throws -> Data {
        try await fetchPhotoSpy.call(id)
    }

    func addPhoto(_ request: AddPhotoForm) async throws {
        try await addPhotoSpy.call(request)
    }
}
