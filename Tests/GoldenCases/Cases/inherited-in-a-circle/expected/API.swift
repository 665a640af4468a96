import Foundation

nonisolated enum PagesEndpoint: Endpoint {
    case getPage

    var path: String {
        "/pages"
    }

    var method: HTTPMethod {
        .get
    }
}
