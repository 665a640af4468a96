import Foundation

nonisolated enum ItemsEndpoint: Endpoint {
    case fetchItems(size: Int, sort: FetchItemsSort, since: Date, page: Int?)

    var path: String {
        "/items"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .fetchItems(let size, let sort, let since, let page):
            return [
                QueryItem("size", size),
                QueryItem("sort", sort),
                QueryItem("since", since),
                QueryItem("page", page),
            ]
        }
    }
}
