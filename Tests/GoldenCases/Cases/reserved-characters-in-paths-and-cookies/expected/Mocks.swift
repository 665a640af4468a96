import Foundation

/// Replaces `DocumentsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDocumentsRepository: DocumentsRepository {
    let documentSpy = MockMethod<(name: String, tags: [String], place: String?), Void>(
        "DocumentsRepository.document(name:tags:place:)"
    )

    init() {}

    func document(name: String, tags: [String], place: String?) async throws {
        try await documentSpy.call((name: name, tags: tags, place: place))
    }
}

/// Replaces `CompareRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCompareRepository: CompareRepository {
    let compareSpy = MockMethod<(base: String, head: [String], kind: String), Void>(
        "CompareRepository.compare(base:head:kind:)"
    )

    init() {}

    func compare(base: String, head: [String], kind: String) async throws {
        try await compareSpy.call((base: base, head: head, kind: kind))
    }
}
