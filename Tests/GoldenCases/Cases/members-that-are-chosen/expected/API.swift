import Foundation

nonisolated enum StallsEndpoint: Endpoint {
    case updateStall(id: Int, Stall)
    case renameStall(id: Int, Stall)
    case moveStall(id: Int, street: String, notify: Bool?)
    case showStall(id: Int, language: String?)

    var path: String {
        switch self {
        case .updateStall(let id, _), .renameStall(let id, _), .moveStall(let id, _, _), .showStall(let id, _):
            return "/stalls/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .updateStall:
            return .put
        case .renameStall:
            return .post
        case .moveStall:
            return .patch
        case .showStall:
            return .get
        }
    }

    var headers: [String: String]? {
        switch self {
        case .updateStall(_, let request):
            return ["X-Nonce": request.nonce]
        default:
            return nil
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .moveStall(_, _, let notify):
            return [QueryItem("notify", notify)]
        case .showStall(let id, let language):
            return [QueryItem("language", language), QueryItem("id", id)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .updateStall(_, let request):
            return .json(UpdateStallParam(name: request.name, size: request.size))
        case .renameStall(_, let request):
            return .form(["name": request.name])
        case .moveStall(let id, let street, _):
            return .json(MoveStallParam(id: id, street: street))
        default:
            return nil
        }
    }
}

private nonisolated struct UpdateStallParam: Encodable, Sendable {
    let name: String
    let size: Int
}

private nonisolated struct MoveStallParam: Encodable, Sendable {
    let id: Int
    let street: String
}
