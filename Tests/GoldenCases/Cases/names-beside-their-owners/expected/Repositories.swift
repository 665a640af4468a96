import Foundation

nonisolated protocol CommitsRepository: Sendable {
    func findCommitsByStatus(
        status: FindCommitsStatus,
        branches: [FindCommitsByStatusBranch]?
    ) async -> Result<[Commit], Error>
    func searchCommits(_ request: SearchCommitsInput, parameters: SearchCommitsParameters) async -> Result<Void, Error>
    func listReportsOfAllCommitsThatWereMergedIntoTheBranch() async
        -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, Error>
}

nonisolated extension CommitsRepository {
    func findCommitsByStatus(status: FindCommitsStatus) async -> Result<[Commit], Error> {
        await findCommitsByStatus(status: status, branches: nil)
    }

    func searchCommits(_ request: SearchCommitsInput) async -> Result<Void, Error> {
        await searchCommits(request, parameters: SearchCommitsParameters())
    }
}

nonisolated final class CommitsRepositoryImpl: CommitsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func findCommitsByStatus(
        status: FindCommitsStatus,
        branches: [FindCommitsByStatusBranch]?
    ) async -> Result<[Commit], Error> {
        do {
            return .success(
                try await apiService.request(CommitsEndpoint.findCommitsByStatus(status: status, branches: branches))
            )
        } catch {
            return .failure(error)
        }
    }

    func searchCommits(
        _ request: SearchCommitsInput,
        parameters: SearchCommitsParameters
    ) async -> Result<Void, Error> {
        do {
            return .success(try await apiService.send(CommitsEndpoint.searchCommits(request, parameters: parameters)))
        } catch {
            return .failure(error)
        }
    }

    func listReportsOfAllCommitsThatWereMergedIntoTheBranch() async
        -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, Error>
    {
        do {
            return .success(
                try await apiService.request(CommitsEndpoint.listReportsOfAllCommitsThatWereMergedIntoTheBranch)
            )
        } catch {
            return .failure(error)
        }
    }
}
