import Foundation

nonisolated protocol CommitsRepository: Sendable {
    func findCommitsByStatus(
        status: FindCommitsStatus,
        branches: [FindCommitsByStatusBranch]?
    ) async -> Result<[Commit], any Error>
    func searchCommits(
        _ request: SearchCommitsInput,
        parameters: SearchCommitsParameters
    ) async -> Result<Void, any Error>
    func listReportsOfAllCommitsThatWereMergedIntoTheBranch() async
        -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, any Error>
}

nonisolated extension CommitsRepository {
    func findCommitsByStatus(
        status: FindCommitsStatus,
        branches: [FindCommitsByStatusBranch]? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<[Commit], any Error> {
        await findCommitsByStatus(status: status, branches: branches)
    }

    func searchCommits(
        _ request: SearchCommitsInput,
        parameters: SearchCommitsParameters = SearchCommitsParameters(),
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<Void, any Error> {
        await searchCommits(request, parameters: parameters)
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
    ) async -> Result<[Commit], any Error> {
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
    ) async -> Result<Void, any Error> {
        do {
            return .success(try await apiService.send(CommitsEndpoint.searchCommits(request, parameters: parameters)))
        } catch {
            return .failure(error)
        }
    }

    func listReportsOfAllCommitsThatWereMergedIntoTheBranch() async
        -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, any Error>
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
