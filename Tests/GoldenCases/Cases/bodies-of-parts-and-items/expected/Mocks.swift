import Foundation

/// Replaces `PartsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPartsRepository: PartsRepository {
    let fetchPartsSpy = MockMethod<Void, Data>("PartsRepository.fetchParts()")
    let sendPartsSpy = MockMethod<[Item]?, Void>("PartsRepository.sendParts(_:)")
    let replacePartsSpy = MockMethod<[Item], Void>("PartsRepository.replaceParts(_:)")
    let sendTextsSpy = MockMethod<[SendTextsRequestItem], Void>("PartsRepository.sendTexts(_:)")

    init() {}

    func fetchParts() async throws -> Data {
        try await fetchPartsSpy.call(())
    }

    func sendParts(_ request: [Item]?) async throws {
        try await sendPartsSpy.call(request)
    }

    func replaceParts(_ request: [Item]) async throws {
        try await replacePartsSpy.call(request)
    }

    func sendTexts(_ request: [SendTextsRequestItem]) async throws {
        try await sendTextsSpy.call(request)
    }
}

/// Replaces `FilesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFilesRepository: FilesRepository {
    let sendFilesSpy = MockMethod<[MultipartPart], Void>("FilesRepository.sendFiles(_:)")
    let sendPairSpy = MockMethod<[MultipartPart], Void>("FilesRepository.sendPair(_:)")

    init() {}

    func sendFiles(_ request: [MultipartPart]) async throws {
        try await sendFilesSpy.call(request)
    }

    func sendPair(_ request: [MultipartPart]) async throws {
        try await sendPairSpy.call(request)
    }
}

/// Replaces `FormRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFormRepository: FormRepository {
    let fetchFormSpy = MockMethod<Void, Data>("FormRepository.fetchForm()")

    init() {}

    func fetchForm() async throws -> Data {
        try await fetchFormSpy.call(())
    }
}

/// Replaces `DocumentRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDocumentRepository: DocumentRepository {
    let sendDocumentSpy = MockMethod<JSONValue?, JSONValue>("DocumentRepository.sendDocument(_:)")

    init() {}

    func sendDocument(_ request: JSONValue?) async throws -> JSONValue {
        try await sendDocumentSpy.call(request)
    }
}

/// Replaces `LinesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockLinesRepository: LinesRepository {
    let fetchLinesSpy = MockMethod<Void, AsyncThrowingStream<Item, any Error>>("LinesRepository.fetchLines()")

    init() {}

    func fetchLines() async throws -> AsyncThrowingStream<Item, any Error> {
        try await fetchLinesSpy.call(())
    }
}
