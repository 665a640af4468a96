import Foundation

/// Replaces `CommitsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCommitsRepository: CommitsRepository {
    let findCommitsByStatusSpy = MockMethod<
        (status: FindCommitsStatus, branches: [FindCommitsByStatusBranch]?),
        [Commit]
    >("CommitsRepository.findCommitsByStatus(status:branches:)")
    let searchCommitsSpy = MockMethod<(request: SearchCommitsInput, parameters: SearchCommitsParameters), Void>(
        "CommitsRepository.searchCommits(_:parameters:)"
    )
    let listReportsOfAllCommitsThatWereMergedIntoTheBranchSpy = MockMethod<
        Void,
        ReportsOfAllCommitsThatWereMergedIntoTheBranch
    >("CommitsRepository.listReportsOfAllCommitsThatWereMergedIntoTheBranch()")

    init() {}

    var findCommitsByStatusResult: Result<[Commit], any Error>? {
        get { findCommitsByStatusSpy.result }
        set { findCommitsByStatusSpy.result = newValue }
    }

    var searchCommitsResult: Result<Void, any Error>? {
        get { searchCommitsSpy.result }
        set { searchCommitsSpy.result = newValue }
    }

    var listReportsOfAllCommitsThatWereMergedIntoTheBranchResult:
        Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, any Error>?
    {
        get { listReportsOfAllCommitsThatWereMergedIntoTheBranchSpy.result }
        set { listReportsOfAllCommitsThatWereMergedIntoTheBranchSpy.result = newValue }
    }

    func findCommitsByStatus(
        status: FindCommitsStatus,
        branches: [FindCommitsByStatusBranch]?
    ) async -> Result<[Commit], any Error> {
        await findCommitsByStatusSpy.result(of: (status: status, branches: branches))
    }

    func searchCommits(
        _ request: SearchCommitsInput,
        parameters: SearchCommitsParameters
    ) async -> Result<Void, any Error> {
        await searchCommitsSpy.result(of: (request: request, parameters: parameters))
    }

    func listReportsOfAllCommitsThatWereMergedIntoTheBranch() async
        -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, any Error>
    {
        await listReportsOfAllCommitsThatWereMergedIntoTheBranchSpy.result(of: ())
    }
}
