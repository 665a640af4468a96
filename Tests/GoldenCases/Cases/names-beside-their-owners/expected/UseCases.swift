import Foundation

nonisolated protocol FindCommitsByStatusUseCase: Sendable {
    func execute(status: FindCommitsStatus, branches: [FindCommitsByStatusBranch]?) async -> Result<[Commit], any Error>
}

nonisolated final class FindCommitsByStatusUseCaseImpl: FindCommitsByStatusUseCase {
    private let repository: any CommitsRepository

    init(repository: any CommitsRepository) {
        self.repository = repository
    }

    func execute(
        status: FindCommitsStatus,
        branches: [FindCommitsByStatusBranch]?
    ) async -> Result<[Commit], any Error> {
        await repository.findCommitsByStatus(status: status, branches: branches)
    }
}

nonisolated extension FindCommitsByStatusUseCase {
    func execute(
        status: FindCommitsStatus,
        branches: [FindCommitsByStatusBranch]? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<[Commit], any Error> {
        await execute(status: status, branches: branches)
    }
}

nonisolated protocol SearchCommitsUseCase: Sendable {
    func execute(_ request: SearchCommitsInput, parameters: SearchCommitsParameters) async -> Result<Void, any Error>
}

nonisolated final class SearchCommitsUseCaseImpl: SearchCommitsUseCase {
    private let repository: any CommitsRepository

    init(repository: any CommitsRepository) {
        self.repository = repository
    }

    func execute(_ request: SearchCommitsInput, parameters: SearchCommitsParameters) async -> Result<Void, any Error> {
        await repository.searchCommits(request, parameters: parameters)
    }
}

nonisolated extension SearchCommitsUseCase {
    func execute(
        _ request: SearchCommitsInput,
        parameters: SearchCommitsParameters = SearchCommitsParameters(),
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<Void, any Error> {
        await execute(request, parameters: parameters)
    }
}

nonisolated protocol ListReportsAllThatWereMergedIntoBranchUseCase: Sendable {
    func execute() async -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, any Error>
}

nonisolated final class ListReportsAllThatWereMergedIntoBranchUseCaseImpl: ListReportsAllThatWereMergedIntoBranchUseCase
{
    private let repository: any CommitsRepository

    init(repository: any CommitsRepository) {
        self.repository = repository
    }

    func execute() async -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, any Error> {
        await repository.listReportsOfAllCommitsThatWereMergedIntoTheBranch()
    }
}
