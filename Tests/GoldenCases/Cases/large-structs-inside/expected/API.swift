import Foundation

nonisolated enum EventsEndpoint: Endpoint {
    case getEvent(id: String)

    var path: String {
        switch self {
        case .getEvent(let id):
            return "/events/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
