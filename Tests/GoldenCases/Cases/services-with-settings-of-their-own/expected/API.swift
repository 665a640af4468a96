import Foundation

nonisolated enum MapEndpoint: Endpoint {
    case tile(x: Int, y: Int)

    var path: String {
        switch self {
        case .tile(let x, let y):
            return "/map/\(x)/\(y)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

public nonisolated enum SearchEndpoint: Endpoint {
    case search(text: String)

    public var path: String {
        "/search"
    }

    public var method: HTTPMethod {
        .get
    }

    public var queryItems: [QueryItem]? {
        switch self {
        case .search(let text):
            return [QueryItem("text", text)]
        }
    }
}
