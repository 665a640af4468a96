import Foundation

nonisolated protocol PollRepository: Sendable {
    func fetchVotes(pollId: Int, input: PageInput) async throws -> [Vote]
    func fetchPolls(input: PageInput) async throws -> [Vote]
    func findPolls(input: PageInput, words: String) async throws -> [Vote]
    func fetchPage(input: PageInput) async throws -> [Vote]
    func writeComment(pollId: Int, _ request: CommentInput) async throws
    func findComments(pollId: Int, input: CommentInput) async throws -> [Vote]
    func findAllComments(input: CommentInput) async throws -> [Vote]
}

nonisolated final class PollRepositoryImpl: PollRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchVotes(pollId: Int, input: PageInput) async throws -> [Vote] {
        try await apiService.request(PollEndpoint.fetchVotes(pollId: pollId, input: input))
    }

    func fetchPolls(input: PageInput) async throws -> [Vote] {
        try await apiService.request(PollEndpoint.fetchPolls(input: input))
    }

    func findPolls(input: PageInput, words: String) async throws -> [Vote] {
        try await apiService.request(PollEndpoint.findPolls(input: input, words: words))
    }

    func fetchPage(input: PageInput) async throws -> [Vote] {
        try await apiService.request(PollEndpoint.fetchPage(input: input))
    }

    func writeComment(pollId: Int, _ request: CommentInput) async throws {
        try await apiService.send(PollEndpoint.writeComment(pollId: pollId, request))
    }

    func findComments(pollId: Int, input: CommentInput) async throws -> [Vote] {
        try await apiService.request(PollEndpoint.findComments(pollId: pollId, input: input))
    }

    func findAllComments(input: CommentInput) async throws -> [Vote] {
        try await apiService.request(PollEndpoint.findAllComments(input: input))
    }
}
