import Foundation

nonisolated enum ItemsEndpoint: Endpoint {
    case fetchItems(ids: [Int], kinds: [String]?, expand: [String]?, page: Int?)

    var path: String {
        "/items"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .fetchItems(let ids, let kinds, let expand, let page):
            return [
                QueryItem("ids[]", ids),
                QueryItem("kinds", kinds, style: .pipeDelimited, explode: false),
                QueryItem("expand[]", expand),
                QueryItem("page", page),
            ]
        }
    }
}
