import Foundation

/// Replaces `PlaceRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPlaceRepository: PlaceRepository {
    let closePlaceSpy = MockMethod<(id: Int, reason: String, requestId: Int, until: Date?, notes: [String]?), Void>(
        "PlaceRepository.closePlace(id:reason:requestId:until:notes:)"
    )
    let movePlaceSpy = MockMethod<(id: Int, street: String, notify: Bool?, city: String), Place>(
        "PlaceRepository.movePlace(id:to:notify:city:)"
    )
    let addPhotoSpy = MockMethod<(id: Int, file: FileUpload, title: String?), Void>(
        "PlaceRepository.addPhoto(id:file:title:)"
    )

    init() {}

    func closePlace(id: Int, reason: String, requestId: Int, until: Date?, notes: [String]?) async throws {
        try await closePlaceSpy.call((id: id, reason: reason, requestId: requestId, until: until, notes: notes))
    }

    func movePlace(id: Int, to street: String, notify: Bool?, city: String) async throws -> Place {
        try await movePlaceSpy.call((id: id, street: street, notify: notify, city: city))
    }

    func addPhoto(id: Int, file: FileUpload, title: String?) async throws {
        try await addPhotoSpy.call((id: id, file: file, title: title))
    }
}
