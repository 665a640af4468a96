import Foundation

nonisolated protocol PollsRepository: Sendable {
    func fetchVotes(pollId: Int, input: PageInput) async throws
    func fetchPoll(input: FetchPollInput) async throws
}

nonisolated final class PollsRepositoryImpl: PollsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchVotes(pollId: Int, input: PageInput) async throws {
        try await apiService.send(PollsEndpoint.fetchVotes(pollId: pollId, input: input))
    }

    func fetchPoll(input: FetchPollInput) async throws {
        try await apiService.send(PollsEndpoint.fetchPoll(input: input))
    }
}

nonisolated protocol UsersRepository: Sendable {
    func fetchVotesOfUser(userId: Int, input: PageInput) async throws
}

nonisolated final class UsersRepositoryImpl: UsersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchVotesOfUser(userId: Int, input: PageInput) async throws {
        try await apiService.send(UsersEndpoint.fetchVotesOfUser(userId: userId, input: input))
    }
}
