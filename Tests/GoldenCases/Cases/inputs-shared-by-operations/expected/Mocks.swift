import Foundation

/// Replaces `PollRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPollRepository: PollRepository {
    let fetchVotesSpy = MockMethod<(pollId: Int, input: PageInput), [Vote]>("PollRepository.fetchVotes(pollId:input:)")
    let fetchPollsSpy = MockMethod<PageInput, [Vote]>("PollRepository.fetchPolls(input:)")
    let findPollsSpy = MockMethod<(input: PageInput, words: String), [Vote]>("PollRepository.findPolls(input:words:)")
    let fetchPageSpy = MockMethod<PageInput, [Vote]>("PollRepository.fetchPage(input:)")
    let writeCommentSpy = MockMethod<(pollId: Int, request: CommentInput), Void>(
        "PollRepository.writeComment(pollId:_:)"
    )
    let findCommentsSpy = MockMethod<(pollId: Int, input: CommentInput), [Vote]>(
        "PollRepository.findComments(pollId:input:)"
    )
    let findAllCommentsSpy = MockMethod<CommentInput, [Vote]>("PollRepository.findAllComments(input:)")

    init() {}

    func fetchVotes(pollId: Int, input: PageInput) async throws -> [Vote] {
        try await fetchVotesSpy.call((pollId: pollId, input: input))
    }

    func fetchPolls(input: PageInput) async throws -> [Vote] {
        try await fetchPollsSpy.call(input)
    }

    func findPolls(input: PageInput, words: String) async throws -> [Vote] {
        try await findPollsSpy.call((input: input, words: words))
    }

    func fetchPage(input: PageInput) async throws -> [Vote] {
        try await fetchPageSpy.call(input)
    }

    func writeComment(pollId: Int, _ request: CommentInput) async throws {
        try await writeCommentSpy.call((pollId: pollId, request: request))
    }

    func findComments(pollId: Int, input: CommentInput) async throws -> [Vote] {
        try await findCommentsSpy.call((pollId: pollId, input: input))
    }

    func findAllComments(input: CommentInput) async throws -> [Vote] {
        try await findAllCommentsSpy.call(input)
    }
}
