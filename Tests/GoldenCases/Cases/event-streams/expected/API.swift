import Foundation

nonisolated enum ChatEndpoint: Endpoint {
    case createCompletion(CompletionRequest)
    case streamCompletion(CompletionRequest)
    case watchRooms(room: String?)
    case ticks
    case notices
    case updates
    case presence
    case listLogs(stream: Bool?)
    case listLogsStream(stream: Bool?)
    case records

    var path: String {
        switch self {
        case .createCompletion, .streamCompletion:
            return "/completions"
        case .watchRooms:
            return "/watch"
        case .ticks:
            return "/ticks"
        case .notices:
            return "/notices"
        case .updates:
            return "/updates"
        case .presence:
            return "/presence"
        case .listLogs, .listLogsStream:
            return "/logs"
        case .records:
            return "/records"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .createCompletion, .streamCompletion:
            return .post
        case .watchRooms, .ticks, .notices, .updates, .presence, .listLogs, .listLogsStream, .records:
            return .get
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .watchRooms(let room):
            return [QueryItem("room", room)]
        case .listLogs(let stream), .listLogsStream(let stream):
            return [QueryItem("stream", stream)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .createCompletion(let request):
            return .json(FixedMembers(of: request, ["stream": false]))
        case .streamCompletion(let request):
            return .json(FixedMembers(of: request, ["stream": true]))
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .streamCompletion, .watchRooms, .ticks, .notices, .updates, .presence:
            return "text/event-stream"
        case .listLogsStream:
            return "application/x-ndjson"
        case .records:
            return "application/json-seq"
        default:
            return "application/json"
        }
    }

    var errorBodies: [ErrorBody] {
        switch self {
        case .createCompletion, .streamCompletion:
            return [ErrorBody(429, Problem.self)]
        default:
            return []
        }
    }
}
