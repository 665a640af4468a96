import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats(page: Int?)

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listBoats(let page):
            return [QueryItem("page", page)]
        }
    }
}
