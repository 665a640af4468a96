import Foundation

/// Stands in for `CommitsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockCommitsRepository: CommitsRepository {
    let findCommitsByStatusSpy = MockMethod<FindCommitsStatus, [Commit]>(
        "CommitsRepository.findCommitsByStatus(status:)"
    )
    let listReportsOfAllCommitsThatWereMergedIntoTheBranchSpy = MockMethod<
        Void,
        ReportsOfAllCommitsThatWereMergedIntoTheBranch
    >("CommitsRepository.listReportsOfAllCommitsThatWereMergedIntoTheBranch()")

    init() {}

    var findCommitsByStatusResult: Result<[Commit], Error>? {
        get { findCommitsByStatusSpy.result }
        set { findCommitsByStatusSpy.result = newValue }
    }

    var listReportsOfAllCommitsThatWereMergedIntoTheBranchResult:
        Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, Error>?
    {
        get { listReportsOfAllCommitsThatWereMergedIntoTheBranchSpy.result }
        set { listReportsOfAllCommitsThatWereMergedIntoTheBranchSpy.result = newValue }
    }

    func findCommitsByStatus(status: FindCommitsStatus) async -> Result<[Commit], Error> {
        await findCommitsByStatusSpy.result(of: status)
    }

    func listReportsOfAllCommitsThatWereMergedIntoTheBranch() async
        -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, Error>
    {
        await listReportsOfAllCommitsThatWereMergedIntoTheBranchSpy.result(of: ())
    }
}
