import Foundation

public nonisolated protocol FormsRepository: Sendable {
    func listForms(form: ListFormsForm) async -> Result<Void, any Error>
}

public nonisolated struct FormsRepositoryImpl: FormsRepository {
    public init() {}

    public func listForms(form: ListFormsForm) async -> Result<Void, any Error> {
        let request = FormsApi.listForms(form: form)
        return await NetworkManager.shared.send(requestType: request)
    }
}

public nonisolated protocol DocumentsRepository: Sendable {
    func listDocuments(input: ListDocumentsInput) async -> Result<Void, any Error>
}

nonisolated extension DocumentsRepository {
    public func listDocuments(
        input: ListDocumentsInput = ListDocumentsInput(),
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<Void, any Error> {
        await listDocuments(input: input)
    }
}

public nonisolated struct DocumentsRepositoryImpl: DocumentsRepository {
    public init() {}

    public func listDocuments(input: ListDocumentsInput) async -> Result<Void, any Error> {
        let request = DocumentsApi.listDocuments(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }
}

public nonisolated protocol PathsRepository: Sendable {
    func listPaths(selector: String) async -> Result<Void, any Error>
}

public nonisolated struct PathsRepositoryImpl: PathsRepository {
    public init() {}

    public func listPaths(selector: String) async -> Result<Void, any Error> {
        let request = PathsApi.listPaths(selector: selector)
        return await NetworkManager.shared.send(requestType: request)
    }
}
