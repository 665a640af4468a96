import Foundation

nonisolated enum UsersEndpoint: Endpoint {
    case importUsers([User])
    case replaceUsers([User]?)
    case recordUsers([RecordUsersRequestItem])
    case bulk([BulkItem])
    case bulkMore([BulkItem])
    case log([LogItem])
    case logAgain([LogItem])
    case sendText(String)
    case sendEvents(String)
    case sendEither([User])

    var path: String {
        switch self {
        case .importUsers, .replaceUsers:
            return "/users/lines"
        case .recordUsers:
            return "/users/records"
        case .bulk:
            return "/users/bulk"
        case .bulkMore:
            return "/users/more-bulk"
        case .log, .logAgain:
            return "/users/log"
        case .sendText:
            return "/users/text"
        case .sendEvents:
            return "/users/events"
        case .sendEither:
            return "/users/either"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .importUsers, .recordUsers, .bulk, .bulkMore, .log, .sendText, .sendEvents, .sendEither:
            return .post
        case .replaceUsers, .logAgain:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .importUsers(let request):
            return .lines(request)
        case .replaceUsers(let request):
            return request.map { .lines($0, contentType: "application/x-ndjson") }
        case .recordUsers(let request):
            return .sequence(request)
        case .bulk(let request), .bulkMore(let request):
            return .lines(request, contentType: "application/x-ndjson")
        case .log(let request), .logAgain(let request):
            return .lines(request)
        case .sendText(let request):
            return .text(request, contentType: "application/x-ndjson")
        case .sendEvents(let request):
            return .text(request, contentType: "text/event-stream")
        case .sendEither(let request):
            return .json(request)
        }
    }

    var accept: String {
        switch self {
        case .logAgain:
            return "application/jsonl"
        default:
            return "application/json"
        }
    }
}
