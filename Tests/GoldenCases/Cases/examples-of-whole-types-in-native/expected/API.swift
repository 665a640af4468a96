import Foundation

nonisolated enum ToolEndpoint: Endpoint {
    case getTool

    var path: String {
        "/tool"
    }

    var method: HTTPMethod {
        .get
    }
}
