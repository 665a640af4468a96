import Foundation

nonisolated enum ItemsEndpoint: Endpoint {
    case changeItem(id: String, Item)
    case changeBox(id: String, BoxPatch)

    var path: String {
        switch self {
        case .changeItem(let id, _):
            return "/items/\(id.pathEscaped)"
        case .changeBox(let id, _):
            return "/boxes/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .patch
    }

    var body: RequestBody? {
        switch self {
        case .changeItem(_, let request):
            return .json(request, contentType: "application/merge-patch+json")
        case .changeBox(_, let request):
            return .json(request, contentType: "application/merge-patch+json")
        }
    }
}
