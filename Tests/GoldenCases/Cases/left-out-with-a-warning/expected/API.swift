import Foundation
import NetworkKit

nonisolated enum KitesEndpoint: Endpoint {
    case listKites(shape: Shape?)
    case addKite(Kite, shape: Shape?)

    var path: String {
        "/kites"
    }

    var method: HTTPMethod {
        switch self {
        case .listKites:
            return .get
        case .addKite:
            return .post
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listKites(let shape), .addKite(_, let shape):
            return [QueryItem("shape", shape)]
        }
    }

    var body: RequestBody? {
        switch self {
        case .addKite(let request, _):
            return .json(request)
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .addKite:
            return "application/x-www-form-urlencoded"
        default:
            return "application/json"
        }
    }

    var baseURL: String {
        "https://a.example.com"
    }
}

nonisolated enum WindsEndpoint: Endpoint {
    case listWinds
    case addWind(AddWindRequest)

    var path: String {
        "/winds"
    }

    var method: HTTPMethod {
        switch self {
        case .listWinds:
            return .get
        case .addWind:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .addWind(let request):
            return .form(request)
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .listWinds:
            return "text/event-stream"
        default:
            return "application/json"
        }
    }

    var baseURL: String {
        "https://winds.example.com/winds"
    }
}
