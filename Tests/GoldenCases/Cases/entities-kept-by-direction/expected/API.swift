import Foundation

nonisolated enum ParcelEndpoint: Endpoint {
    case followParcel(id: String)
    case sendParcel(id: String, SendParcelRequestDTO)

    var path: String {
        switch self {
        case .followParcel(let id), .sendParcel(let id, _):
            return "/parcels/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .followParcel:
            return .get
        case .sendParcel:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .sendParcel(_, let request):
            return .json(request)
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .followParcel:
            return "text/event-stream"
        default:
            return "application/json"
        }
    }
}
