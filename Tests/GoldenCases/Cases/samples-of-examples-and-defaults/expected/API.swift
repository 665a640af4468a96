import Foundation

nonisolated enum BooksEndpoint: Endpoint {
    case getBook(id: Int)

    var path: String {
        switch self {
        case .getBook(let id):
            return "/books/\(id)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
