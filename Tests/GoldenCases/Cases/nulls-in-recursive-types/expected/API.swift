import Foundation

nonisolated enum NodesEndpoint: Endpoint {
    case patchNode(Node)

    var path: String {
        "/nodes"
    }

    var method: HTTPMethod {
        .patch
    }

    var body: RequestBody? {
        switch self {
        case .patchNode(let request):
            return .json(request)
        }
    }
}
