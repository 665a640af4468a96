import Foundation

/// Stands in for `PartsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPartsRepository: PartsRepository {
    let fetchPartsSpy = MockMethod<Void, Data>("PartsRepository.fetchParts()")
    let sendPartsSpy = MockMethod<[MultipartPart]?, Void>("PartsRepository.sendParts(_:)")

    init() {}

    func fetchParts() async throws -> Data {
        try await fetchPartsSpy.call(())
    }

    func sendParts(_ request: [MultipartPart]?) async throws {
        try await sendPartsSpy.call(request)
    }
}

/// Stands in for `FormRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockFormRepository: FormRepository {
    let fetchFormSpy = MockMethod<Void, Data>("FormRepository.fetchForm()")

    init() {}

    func fetchForm() async throws -> Data {
        try await fetchFormSpy.call(())
    }
}

/// Stands in for `DocumentRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockDocumentRepository: DocumentRepository {
    let sendDocumentSpy = MockMethod<JSONValue?, JSONValue>("DocumentRepository.sendDocument(_:)")

    init() {}

    func sendDocument(_ request: JSONValue?) async throws -> JSONValue {
        try await sendDocumentSpy.call(request)
    }
}

/// Stands in for `LinesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockLinesRepository: LinesRepository {
    let fetchLinesSpy = MockMethod<Void, AsyncThrowingStream<Item, any Error>>("LinesRepository.fetchLines()")

    init() {}

    func fetchLines() async throws -> AsyncThrowingStream<Item, any Error> {
        try await fetchLinesSpy.call(())
    }
}
