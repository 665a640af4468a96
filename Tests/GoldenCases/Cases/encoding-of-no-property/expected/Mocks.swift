import Foundation

/// Replaces `PhotosRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPhotosRepository: PhotosRepository {
    let addPhotoSpy = MockMethod<AddPhotoForm, Void>("PhotosRepository.addPhoto(_:)")

    init() {}

    func addPhoto(_ request: AddPhotoForm) async throws {
        try await addPhotoSpy.call(request)
    }
}

/// Replaces `TagsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockTagsRepository: TagsRepository {
    let addTagsSpy = MockMethod<AddTagsRequest, Void>("TagsRepository.addTags(_:)")

    init() {}

    func addTags(_ request: AddTagsRequest) async throws {
        try await addTagsSpy.call(request)
    }
}

/// Replaces `FoundRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFoundRepository: FoundRepository {
    let listFoundSpy = MockMethod<ListFoundFilter?, Void>("FoundRepository.listFound(filter:)")

    init() {}

    func listFound(filter: ListFoundFilter?) async throws {
        try await listFoundSpy.call(filter)
    }
}
