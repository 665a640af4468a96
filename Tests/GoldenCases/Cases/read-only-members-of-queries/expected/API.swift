import Foundation

nonisolated enum MainEndpoint: Endpoint {
    case find(input: Item)
    case byName(input: Item)
    case save(Item)

    var path: String {
        switch self {
        case .find, .save:
            return "/items"
        case .byName:
            return "/items/named"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .find, .byName:
            return .get
        case .save:
            return .post
        }
    }

    var headers: [String: String]? {
        switch self {
        case .byName(let input):
            return ["X-Secret": input.secret, "X-Id": input.id.map { String($0) }].compactMapValues { $0 }
        case .save(let request):
            return ["X-Secret": request.secret].compactMapValues { $0 }
        default:
            return nil
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .find(let input):
            return [QueryItem("name", input.name), QueryItem("secret", input.secret)]
        case .byName(let input):
            return [QueryItem("name", input.name)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .save(let request):
            return .json(request)
        default:
            return nil
        }
    }
}
