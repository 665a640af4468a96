import Foundation

/// Replaces `FormsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFormsRepository: FormsRepository {
    let listFormsSpy = MockMethod<ListFormsForm, Void>("FormsRepository.listForms(form:)")

    init() {}

    func listForms(form: ListFormsForm) async throws {
        try await listFormsSpy.call(form)
    }
}

/// Replaces `DocumentsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDocumentsRepository: DocumentsRepository {
    let listDocumentsSpy = MockMethod<(json: [String: JSONValue]?, session: String?), Void>(
        "DocumentsRepository.listDocuments(json:session:)"
    )

    init() {}

    func listDocuments(json: [String: JSONValue]?, session: String?) async throws {
        try await listDocumentsSpy.call((json: json, session: session))
    }
}

/// Replaces `PathsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPathsRepository: PathsRepository {
    let listPathsSpy = MockMethod<String, Void>("PathsRepository.listPaths(selector:)")

    init() {}

    func listPaths(selector: String) async throws {
        try await listPathsSpy.call(selector)
    }
}
