import Foundation

nonisolated enum PagesEndpoint: Endpoint {
    case listPages(base: URIText?)

    var path: String {
        "/pages"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listPages(let base):
            return [QueryItem("base", base)]
        }
    }
}
