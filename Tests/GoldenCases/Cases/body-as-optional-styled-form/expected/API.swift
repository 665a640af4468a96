import Foundation

nonisolated enum LoomsEndpoint: Endpoint {
    case updateLoom(id: String, UpdateLoomRequest?)
    case replaceLoom(id: String, ReplaceLoomRequest?)

    var path: String {
        switch self {
        case .updateLoom(let id, _), .replaceLoom(let id, _):
            return "/looms/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .updateLoom:
            return .post
        case .replaceLoom:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .updateLoom(_, let request):
            return request.map {
                .form(
                    $0,
                    styles: [
                        FormField("expand", style: .deepObject, explode: true),
                        FormField("metadata", style: .deepObject, explode: true),
                    ]
                )
            }
        case .replaceLoom(_, let request):
            return request.map { .json($0) }
        }
    }
}
