import Foundation

/// Stands in for `PhotosRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<AddPhotoForm, Void>("PhotosRepository.addPhoto(_:)")

    init() {}

    func addPhoto(_ request: AddPhotoForm) async throws {
        try await addPhotoSpy.call(request)
    }
}

/// Stands in for `TagsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockTagsRepository: TagsRepository {
    let addTagsSpy = MockMethod<AddTagsRequest, Void>("TagsRepository.addTags(_:)")

    init() {}

    func addTags(_ request: AddTagsRequest) async throws {
        try await addTagsSpy.call(request)
    }
}

/// Stands in for `FoundRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockFoundRepository: FoundRepository {
    let listFoundSpy = MockMethod<ListFoundFilter?, Void>("FoundRepository.listFound(filter:)")

    init() {}

    func listFound(filter: ListFoundFilter?) async throws {
        try await listFoundSpy.call(filter)
    }
}
