import Foundation

nonisolated protocol CommitsRepository: Sendable {
    func findCommitsByStatus(status: FindCommitsStatus) async -> Result<[Commit], Error>
    func listReportsOfAllCommitsThatWereMergedIntoTheBranch() async
        -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, Error>
}

nonisolated final class CommitsRepositoryImpl: CommitsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func findCommitsByStatus(status: FindCommitsStatus) async -> Result<[Commit], Error> {
        do {
            return .success(try await apiService.request(CommitsEndpoint.findCommitsByStatus(status: status)))
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
