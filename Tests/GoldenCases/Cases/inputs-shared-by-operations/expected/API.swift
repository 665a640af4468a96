import Foundation

nonisolated enum PollEndpoint: Endpoint {
    case fetchVotes(pollId: Int, input: PageInput)
    case fetchPolls(input: PageInput)
    case findPolls(input: PageInput, words: String)
    case fetchPage(input: PageInput)
    case writeComment(pollId: Int, CommentInput)
    case findComments(pollId: Int, input: CommentInput)
    case findAllComments(input: CommentInput)

    var path: String {
        switch self {
        case .fetchVotes(let pollId, _):
            return "/polls/\(pollId)/votes"
        case .fetchPolls:
            return "/polls"
        case .findPolls:
            return "/polls/find"
        case .fetchPage(let input):
            return "/polls/pages/\(input.page)"
        case .writeComment(let pollId, _), .findComments(let pollId, _):
            return "/polls/\(pollId)/comments"
        case .findAllComments(let input):
            return "/polls/comments/\(input.author.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .fetchVotes, .fetchPolls, .findPolls, .fetchPage, .findComments, .findAllComments:
            return .get
        case .writeComment:
            return .post
        }
    }

    var headers: [String: String]? {
        switch self {
        case .fetchPage(let input):
            return ["X-Size": input.size.map { String($0) }].compactMapValues { $0 }
        default:
            return nil
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .fetchVotes(_, let input), .fetchPolls(let input):
            return [QueryItem("page", input.page), QueryItem("size", input.size)]
        case .findPolls(let input, let words):
            return [QueryItem("words", words), QueryItem("page", input.page), QueryItem("size", input.size)]
        case .findComments(_, let input):
            return [QueryItem("text", input.text), QueryItem("author", input.author)]
        case .findAllComments(let input):
            return [QueryItem("text", input.text)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .writeComment(_, let request):
            return .json(request)
        default:
            return nil
        }
    }
}
