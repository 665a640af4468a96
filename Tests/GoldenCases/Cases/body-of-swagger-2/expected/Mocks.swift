import Foundation

/// Replaces `PhotosRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<(id: Int, request: AddPhotoForm, tags: [String]?), Void>(
        "PhotosRepository.addPhoto(id:_:tags:)"
    )

    init() {}

    func addPhoto(id: Int, _ request: AddPhotoForm, tags: [String]?) async throws {
        try await addPhotoSpy.call((id: id, request: request, tags: tags))
    }
}

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let addBoatSpy = MockMethod<Boat, Boat>("BoatsRepository.addBoat(_:)")

    init() {}

    func addBoat(_ request: Boat) async throws -> Boat {
        try await addBoatSpy.call(request)
    }
}
