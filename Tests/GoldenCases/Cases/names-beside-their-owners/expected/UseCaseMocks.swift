import Foundation

/// Replaces `FindCommitsByStatusUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockFindCommitsByStatusUseCase: FindCommitsByStatusUseCase {
    let executeSpy = MockMethod<(status: FindCommitsStatus, branches: [FindCommitsByStatusBranch]?), [Commit]>(
        "FindCommitsByStatusUseCase.execute(status:branches:)"
    )

    init() {}

    func execute(
        status: FindCommitsStatus,
        branches: [FindCommitsByStatusBranch]?
    ) async -> Result<[Commit], any Error> {
        await executeSpy.result(of: (status: status, branches: branches))
    }
}

/// Replaces `SearchCommitsUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockSearchCommitsUseCase: SearchCommitsUseCase {
    let executeSpy = MockMethod<(request: SearchCommitsInput, parameters: SearchCommitsParameters), Void>(
        "SearchCommitsUseCase.execute(_:parameters:)"
    )

    init() {}

    func execute(_ request: SearchCommitsInput, parameters: SearchCommitsParameters) async -> Result<Void, any Error> {
        await executeSpy.result(of: (request: request, parameters: parameters))
    }
}

/// Replaces `ListReportsAllThatWereMergedIntoBranchUseCase` in tests: records its calls and answers as its spy is stubbed.
nonisolated final class MockListReportsAllThatWereMergedIntoBranchUseCase: ListReportsAllThatWereMergedIntoBranchUseCase
{
    let executeSpy = MockMethod<Void, ReportsOfAllCommitsThatWereMergedIntoTheBranch>(
        "ListReportsAllThatWereMergedIntoBranchUseCase.execute()"
    )

    init() {}

    func execute() async -> Result<ReportsOfAllCommitsThatWereMergedIntoTheBranch, any Error> {
        await executeSpy.result(of: ())
    }
}
