import Foundation
import NetworkKit

nonisolated enum UsersEndpoint: Endpoint {
    case fetchUser(id: Int)
    case fetchAvatar(id: Int)

    var path: String {
        switch self {
        case .fetchUser(let id):
            return "/users/\(id)"
        case .fetchAvatar(let id):
            return "/users/\(id)/avatar"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        switch self {
        case .fetchAvatar:
            return "application/octet-stream"
        default:
            return "application/json"
        }
    }

    var baseURL: String {
        switch self {
        case .fetchAvatar:
            return "https://files.example.com"
        default:
            return APIEnvironment.production.baseURL
        }
    }
}

nonisolated enum MapsEndpoint: Endpoint {
    case fetchTile(id: Int)

    var path: String {
        switch self {
        case .fetchTile(let id):
            return "/tiles/\(id)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "application/octet-stream"
    }

    var baseURL: String {
        "https://maps.example.com"
    }
}

nonisolated enum SearchEndpoint: Endpoint {
    case find(words: String)

    var path: String {
        "/find"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .find(let words):
            return [QueryItem("words", words)]
        }
    }

    var baseURL: String {
        "https://search.example.com"
    }
}
