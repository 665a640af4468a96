import Foundation

/// Stands in for `PhotoRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPhotoRepository: PhotoRepository {
    let fetchPhotoSpy = MockMethod<Void, Data>("PhotoRepository.fetchPhoto()")

    init() {}

    func fetchPhoto() async throws -> Data {
        try await fetchPhotoSpy.call(())
    }
}

/// Stands in for `NoteRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockNoteRepository: NoteRepository {
    let fetchNoteSpy = MockMethod<Void, String>("NoteRepository.fetchNote()")

    init() {}

    func fetchNote() async throws -> String {
        try await fetchNoteSpy.call(())
    }
}

/// Stands in for `BothRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBothRepository: BothRepository {
    let fetchBothSpy = MockMethod<Void, String>("BothRepository.fetchBoth()")

    init() {}

    func fetchBoth() async throws -> String {
        try await fetchBothSpy.call(())
    }
}
