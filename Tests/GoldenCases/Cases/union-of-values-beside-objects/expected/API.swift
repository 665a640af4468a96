import Foundation

nonisolated enum RulesEndpoint: Endpoint {
    case replaceRules([Rule])

    var path: String {
        "/rules"
    }

    var method: HTTPMethod {
        .put
    }

    var body: RequestBody? {
        switch self {
        case .replaceRules(let request):
            return .json(request)
        }
    }
}
