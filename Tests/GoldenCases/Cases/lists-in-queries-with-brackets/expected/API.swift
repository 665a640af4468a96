import Foundation

nonisolated enum ItemsEndpoint: Endpoint {
    case fetchItems(ids: [Int], kinds: [String]?, page: Int?)

    var path: String {
        "/items"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .fetchItems(let ids, let kinds, let page):
            return [
                QueryItem("ids[]", ids),
                QueryItem("kinds", kinds, style: .pipeDelimited, explode: false),
                QueryItem("page", page),
            ]
        }
    }
}
