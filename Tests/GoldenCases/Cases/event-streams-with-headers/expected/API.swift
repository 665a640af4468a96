import Foundation

nonisolated enum LogsEndpoint: Endpoint {
    case followLog(id: String)

    var path: String {
        switch self {
        case .followLog(let id):
            return "/logs/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "text/event-stream"
    }

    var errorBodies: [ErrorBody] {
        [ErrorBody(429, FollowLogTooManyRequestsError.self)]
    }
}

nonisolated enum AnswersEndpoint: Endpoint {
    case createAnswer(CreateAnswerRequest)
    case createAnswerStream(CreateAnswerRequest)

    var path: String {
        "/answers"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .createAnswer(let request):
            return .json(FixedMembers(of: request, ["stream": false]))
        case .createAnswerStream(let request):
            return .json(FixedMembers(of: request, ["stream": true]))
        }
    }

    var accept: String {
        switch self {
        case .createAnswerStream:
            return "application/jsonl"
        default:
            return "application/json"
        }
    }
}
