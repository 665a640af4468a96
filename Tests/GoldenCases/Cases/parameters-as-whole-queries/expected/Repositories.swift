import Foundation

nonisolated protocol FormsRepository: Sendable {
    func listForms(form: ListFormsForm) async throws
}

nonisolated final class FormsRepositoryImpl: FormsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listForms(form: ListFormsForm) async throws {
        try await apiService.send(FormsEndpoint.listForms(form: form))
    }
}

nonisolated protocol DocumentsRepository: Sendable {
    func listDocuments(json: [String: JSONValue]?, session: String?) async throws
}

nonisolated extension DocumentsRepository {
    func listDocuments(
        json: [String: JSONValue]? = nil,
        session: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await listDocuments(json: json, session: session)
    }
}

nonisolated final class DocumentsRepositoryImpl: DocumentsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listDocuments(json: [String: JSONValue]?, session: String?) async throws {
        try await apiService.send(DocumentsEndpoint.listDocuments(json: json, session: session))
    }
}

nonisolated protocol PathsRepository: Sendable {
    func listPaths(selector: String) async throws
}

nonisolated final class PathsRepositoryImpl: PathsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPaths(selector: String) async throws {
        try await apiService.send(PathsEndpoint.listPaths(selector: selector))
    }
}
