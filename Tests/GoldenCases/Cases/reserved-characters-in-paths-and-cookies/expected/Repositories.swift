import Foundation

nonisolated protocol DocumentsRepository: Sendable {
    func document(name: String, tags: [String], place: String?) async throws
}

nonisolated extension DocumentsRepository {
    func document(
        name: String,
        tags: [String],
        place: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await document(name: name, tags: tags, place: place)
    }
}

nonisolated final class DocumentsRepositoryImpl: DocumentsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func document(name: String, tags: [String], place: String?) async throws {
        try await apiService.send(DocumentsEndpoint.document(name: name, tags: tags, place: place))
    }
}

nonisolated protocol CompareRepository: Sendable {
    func compare(base: String, head: [String], kind: String) async throws
}

nonisolated final class CompareRepositoryImpl: CompareRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func compare(base: String, head: [String], kind: String) async throws {
        try await apiService.send(CompareEndpoint.compare(base: base, head: head, kind: kind))
    }
}
