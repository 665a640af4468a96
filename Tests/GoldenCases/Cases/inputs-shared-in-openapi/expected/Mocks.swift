import Foundation

/// Replaces `PollsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPollsRepository: PollsRepository {
    let fetchVotesSpy = MockMethod<(pollId: Int, input: PageInput), Void>("PollsRepository.fetchVotes(pollId:input:)")
    let fetchPollSpy = MockMethod<FetchPollInput, Void>("PollsRepository.fetchPoll(input:)")

    init() {}

    func fetchVotes(pollId: Int, input: PageInput) async throws {
        try await fetchVotesSpy.call((pollId: pollId, input: input))
    }

    func fetchPoll(input: FetchPollInput) async throws {
        try await fetchPollSpy.call(input)
    }
}

/// Replaces `UsersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockUsersRepository: UsersRepository {
    let fetchVotesOfUserSpy = MockMethod<(userId: Int, input: PageInput), Void>(
        "UsersRepository.fetchVotesOfUser(userId:input:)"
    )

    init() {}

    func fetchVotesOfUser(userId: Int, input: PageInput) async throws {
        try await fetchVotesOfUserSpy.call((userId: userId, input: input))
    }
}
