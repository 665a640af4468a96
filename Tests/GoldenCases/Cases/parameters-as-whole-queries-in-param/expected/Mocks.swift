import Foundation

/// Replaces `FormsRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockFormsRepository: FormsRepository {
    public let listFormsSpy = MockMethod<ListFormsForm, Void>("FormsRepository.listForms(form:)")

    public init() {}

    public var listFormsResult: Result<Void, any Error>? {
        get { listFormsSpy.result }
        set { listFormsSpy.result = newValue }
    }

    public func listForms(form: ListFormsForm) async -> Result<Void, any Error> {
        await listFormsSpy.result(of: form)
    }
}

/// Replaces `DocumentsRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockDocumentsRepository: DocumentsRepository {
    public let listDocumentsSpy = MockMethod<ListDocumentsInput, Void>("DocumentsRepository.listDocuments(input:)")

    public init() {}

    public var listDocumentsResult: Result<Void, any Error>? {
        get { listDocumentsSpy.result }
        set { listDocumentsSpy.result = newValue }
    }

    public func listDocuments(input: ListDocumentsInput) async -> Result<Void, any Error> {
        await listDocumentsSpy.result(of: input)
    }
}

/// Replaces `PathsRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockPathsRepository: PathsRepository {
    public let listPathsSpy = MockMethod<String, Void>("PathsRepository.listPaths(selector:)")

    public init() {}

    public var listPathsResult: Result<Void, any Error>? {
        get { listPathsSpy.result }
        set { listPathsSpy.result = newValue }
    }

    public func listPaths(selector: String) async -> Result<Void, any Error> {
        await listPathsSpy.result(of: selector)
    }
}
