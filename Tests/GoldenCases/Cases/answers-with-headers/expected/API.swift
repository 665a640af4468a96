import Foundation

nonisolated enum ApplesEndpoint: Endpoint {
    case listApples
    case plantApple(NewApple)
    case getApple(id: Int)
    case checkApple(id: Int)
    case fellApple(id: Int)
    case getPhoto(id: Int)

    var path: String {
        switch self {
        case .listApples, .plantApple:
            return "/apples"
        case .getApple(let id), .checkApple(let id), .fellApple(let id):
            return "/apples/\(id)"
        case .getPhoto(let id):
            return "/apples/\(id)/photo"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listApples, .getApple, .getPhoto:
            return .get
        case .plantApple:
            return .post
        case .checkApple:
            return .head
        case .fellApple:
            return .delete
        }
    }

    var body: RequestBody? {
        switch self {
        case .plantApple(let request):
            return .json(request)
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .getPhoto:
            return "image/png"
        default:
            return "application/json"
        }
    }
}
