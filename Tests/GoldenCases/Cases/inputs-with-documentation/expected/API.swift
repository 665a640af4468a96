import Foundation

nonisolated enum ItemEndpoint: Endpoint {
    case findItems(input: Filter)

    var path: String {
        "/items"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .findItems(let input):
            return [QueryItem("query", input.query), QueryItem("pages", input.pages)]
        }
    }
}
