import Foundation

nonisolated enum ThingsEndpoint: Endpoint {
    case things(free: [String: JSONValue]?, text: String?)

    var path: String {
        "/things"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .things(let free, let text):
            return [QueryItem("free", free), QueryItem("text", text)]
        }
    }
}
