import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats(after: String?)

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listBoats(let after):
            return [QueryItem("after", after)]
        }
    }
}

nonisolated enum EventsEndpoint: Endpoint {
    case listEvents(page: Int)

    var path: String {
        "/events"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listEvents(let page):
            return [QueryItem("page", page)]
        }
    }
}
