import Foundation

nonisolated protocol IssuesCreateUseCase: Sendable {
    func execute(_ request: IssuesCreateRequest) async throws
}

nonisolated final class IssuesCreateUseCaseImpl: IssuesCreateUseCase {
    private let repository: any IssuesRepository

    init(repository: any IssuesRepository) {
        self.repository = repository
    }

    func execute(_ request: IssuesCreateRequest) async throws {
        try await repository.create(request)
    }
}

nonisolated protocol ReplaceIssueUseCase: Sendable {
    func execute(_ request: ReplaceIssueRequest) async throws
}

nonisolated final class ReplaceIssueUseCaseImpl: ReplaceIssueUseCase {
    private let repository: any IssuesRepository

    init(repository: any IssuesRepository) {
        self.repository = repository
    }

    func execute(_ request: ReplaceIssueRequest) async throws {
        try await repository.replaceIssue(request)
    }
}

nonisolated protocol GistsCreateUseCase: Sendable {
    func execute(_ request: GistsCreateRequest) async throws
}

nonisolated final class GistsCreateUseCaseImpl: GistsCreateUseCase {
    private let repository: any GistsRepository

    init(repository: any GistsRepository) {
        self.repository = repository
    }

    func execute(_ request: GistsCreateRequest) async throws {
        try await repository.create(request)
    }
}

nonisolated protocol PublishDraftUseCase: Sendable {
    func execute(_ request: PublishDraftRequest) async throws
}

nonisolated final class PublishDraftUseCaseImpl: PublishDraftUseCase {
    private let repository: any GistsRepository

    init(repository: any GistsRepository) {
        self.repository = repository
    }

    func execute(_ request: PublishDraftRequest) async throws {
        try await repository.publishDraft(request)
    }
}
