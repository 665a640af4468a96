import Foundation

nonisolated enum UsersEndpoint: Endpoint {
    case list(input: UsersListInput)
    case getApiKey

    var path: String {
        switch self {
        case .list:
            return "/users"
        case .getApiKey:
            return "/users/key"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .list(let input):
            return [QueryItem("active", input.active), QueryItem("limit", input.limit)]
        default:
            return nil
        }
    }
}

nonisolated enum PhotosEndpoint: Endpoint {
    case list(input: PhotosListInput)
    case getPhotoUrl

    var path: String {
        switch self {
        case .list:
            return "/photos"
        case .getPhotoUrl:
            return "/photos/url"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .list(let input):
            return [QueryItem("active", input.active), QueryItem("limit", input.limit)]
        default:
            return nil
        }
    }
}
