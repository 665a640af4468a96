import Foundation

nonisolated protocol FindCommitsByStatusUseCase: Sendable {
    func execute(status: FindCommitsStatus, branches: [FindCommitsByStatusBranch]?) async -> Result<[Commit], Error>
}

nonisolated final class FindCommitsByStatusUseCaseImpl: FindCommitsByStatusUseCase {
    private let repository: any CommitsRepository

    init(repository: any CommitsRepository) {
        self.repository = repository
    }

    func execute(status: FindCommitsStatus, branches: [FindCommitsByStatusBranch]?) async -> Result<[Commit], Error> {
        await repository.findCommitsByStatus(status: status, branches: branches)
    }
}

nonisolated extension FindCommitsByStatusUseCase {
    func execute(status: FindCommitsStatus) async -> Result<[Commit], Error> {
        await execute(status: status, branches: nil)
    }
}

nonisolated protocol SearchCommitsUseCase: Sendable {
    func execute(_ request: SearchCommitsInput, parameters: SearchCommitsParameters) async -> Result<Void, Error>
}

nonisolated final class SearchCommitsUseCaseImpl: SearchCommitsUseCase {
    private let repository: any CommitsRepository

    init(repository: any CommitsRepository) {
        self.repository = repository
    }

    func execute(_ request: SearchCommitsInput, parameters: SearchCommitsParameters) async -> Result<Void, Error> {
        await repository.searchCommits(request, parameters: parameters)
    }
}

nonisolated extension SearchCommitsUseCase {
    func execute(_ request: SearchCommitsInput) async -> Result<Void, Error> {
        await execute(request, parameters: SearchCommitsParameters())
    }
}

nonisolated protocol ListReportsAllThatWereMergedIntoBranchUseCase: Sendable {
    func execute() async -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, Error>
}

nonisolated final class ListReportsAllThatWereMergedIntoBranchUseCaseImpl: ListReportsAllThatWereMergedIntoBranchUseCase
{
    private let repository: any CommitsRepository

    init(repository: any CommitsRepository) {
        self.repository = repository
    }

    func execute() async -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, Error> {
        await repository.listReportsOfAllCommitsThatWereMergedIntoTheBranch()
    }
}
