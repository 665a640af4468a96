import Foundation

/// Replaces `PhotoRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPhotoRepository: PhotoRepository {
    let fetchPhotoSpy = MockMethod<Void, Data>("PhotoRepository.fetchPhoto()")

    init() {}

    func fetchPhoto() async throws -> Data {
        try await fetchPhotoSpy.call(())
    }
}

/// Replaces `NoteRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockNoteRepository: NoteRepository {
    let fetchNoteSpy = MockMethod<Void, String>("NoteRepository.fetchNote()")

    init() {}

    func fetchNote() async throws -> String {
        try await fetchNoteSpy.call(())
    }
}

/// Replaces `BothRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBothRepository: BothRepository {
    let fetchBothSpy = MockMethod<Void, String>("BothRepository.fetchBoth()")

    init() {}

    func fetchBoth() async throws -> String {
        try await fetchBothSpy.call(())
    }
}
