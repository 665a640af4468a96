import Foundation

nonisolated enum BooksEndpoint: Endpoint {
    case search(search: String?, page: Int?)
    case getBook(fetchBookSpy: String, index: Int)

    var path: String {
        switch self {
        case .search:
            return "/search"
        case .getBook(let fetchBookSpyValue, let index):
            return "/books/\(fetchBookSpyValue.pathEscaped)/\(index)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .search(let searchValue, let page):
            return [QueryItem("search", searchValue), QueryItem("page", page)]
        default:
            return nil
        }
    }
}
