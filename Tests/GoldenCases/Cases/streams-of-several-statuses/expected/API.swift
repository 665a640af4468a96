import Foundation

nonisolated enum LogsEndpoint: Endpoint {
    case followLogs

    var path: String {
        "/logs"
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "text/event-stream"
    }
}
