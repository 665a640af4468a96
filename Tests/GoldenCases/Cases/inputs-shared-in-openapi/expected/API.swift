import Foundation

nonisolated enum PollsEndpoint: Endpoint {
    case fetchVotes(pollId: Int, input: PageInput)
    case fetchPoll(input: FetchPollInput)

    var path: String {
        switch self {
        case .fetchVotes(let pollId, _):
            return "/polls/\(pollId)/votes"
        case .fetchPoll(let input):
            return "/polls/\(input.pollId)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .fetchVotes(_, let input):
            return [QueryItem("page", input.page), QueryItem("size", input.size)]
        case .fetchPoll(let input):
            return [QueryItem("language", input.language)]
        }
    }
}

nonisolated enum UsersEndpoint: Endpoint {
    case fetchVotesOfUser(userId: Int, input: PageInput)

    var path: String {
        switch self {
        case .fetchVotesOfUser(let userId, let input):
            return "/users/\(userId)/votes/\(input.page)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .fetchVotesOfUser(_, let input):
            return ["size": input.size.map { String($0) }].compactMapValues { $0 }
        }
    }
}
