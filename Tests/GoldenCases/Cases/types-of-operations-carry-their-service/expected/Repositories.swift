import Foundation

nonisolated protocol IssuesRepository: Sendable {
    func create(_ request: IssuesCreateRequest) async throws
    func replaceIssue(_ request: ReplaceIssueRequest) async throws
}

nonisolated final class IssuesRepositoryImpl: IssuesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func create(_ request: IssuesCreateRequest) async throws {
        try await apiService.send(IssuesEndpoint.create(request))
    }

    func replaceIssue(_ request: ReplaceIssueRequest) async throws {
        try await apiService.send(IssuesEndpoint.replaceIssue(request))
    }
}

nonisolated protocol GistsRepository: Sendable {
    func create(_ request: GistsCreateRequest) async throws
    func publishDraft(_ request: PublishDraftRequest) async throws
}

nonisolated final class GistsRepositoryImpl: GistsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func create(_ request: GistsCreateRequest) async throws {
        try await apiService.send(GistsEndpoint.create(request))
    }

    func publishDraft(_ request: PublishDraftRequest) async throws {
        try await apiService.send(GistsEndpoint.publishDraft(request))
    }
}
