import Foundation

nonisolated protocol PartsRepository: Sendable {
    func fetchParts() async throws -> Data
    func sendParts(_ request: [Item]?) async throws
    func replaceParts(_ request: [Item]) async throws
    func sendTexts(_ request: [SendTextsRequestItem]) async throws
}

nonisolated extension PartsRepository {
    func sendParts(_ request: [Item]? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await sendParts(request)
    }
}

nonisolated final class PartsRepositoryImpl: PartsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchParts() async throws -> Data {
        try await apiService.data(PartsEndpoint.getParts)
    }

    func sendParts(_ request: [Item]?) async throws {
        try await apiService.send(PartsEndpoint.sendParts(request))
    }

    func replaceParts(_ request: [Item]) async throws {
        try await apiService.send(PartsEndpoint.replaceParts(request))
    }

    func sendTexts(_ request: [SendTextsRequestItem]) async throws {
        try await apiService.send(PartsEndpoint.sendTexts(request))
    }
}

nonisolated protocol FilesRepository: Sendable {
    func sendFiles(_ request: [MultipartPart]) async throws
    func sendPair(_ request: [MultipartPart]) async throws
}

nonisolated final class FilesRepositoryImpl: FilesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func sendFiles(_ request: [MultipartPart]) async throws {
        try await apiService.send(FilesEndpoint.sendFiles(request))
    }

    func sendPair(_ request: [MultipartPart]) async throws {
        try await apiService.send(FilesEndpoint.sendPair(request))
    }
}

nonisolated protocol FormRepository: Sendable {
    func fetchForm() async throws -> Data
}

nonisolated final class FormRepositoryImpl: FormRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchForm() async throws -> Data {
        try await apiService.data(FormEndpoint.getForm)
    }
}

nonisolated protocol DocumentRepository: Sendable {
    func sendDocument(_ request: JSONValue?) async throws -> JSONValue
}

nonisolated extension DocumentRepository {
    func sendDocument(
        _ request: JSONValue? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> JSONValue {
        try await sendDocument(request)
    }
}

nonisolated final class DocumentRepositoryImpl: DocumentRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func sendDocument(_ request: JSONValue?) async throws -> JSONValue {
        try await apiService.request(DocumentEndpoint.sendDocument(request))
    }
}

nonisolated protocol LinesRepository: Sendable {
    func fetchLines() async throws -> AsyncThrowingStream<Item, any Error>
}

nonisolated final class LinesRepositoryImpl: LinesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchLines() async throws -> AsyncThrowingStream<Item, any Error> {
        try await apiService.stream(LinesEndpoint.getLines, as: .lines())
    }
}
