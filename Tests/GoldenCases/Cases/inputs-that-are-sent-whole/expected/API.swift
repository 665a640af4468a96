import Foundation

public nonisolated enum ShelfApi {
    case findBooks(input: BookQuery)
    case findAuthors(input: FindAuthorsInput)
    case lend(input: ShelfLendInput)
    case addBook(shelf: Int, input: Book)
    case search(shelf: Int, input: String, note: String)
}

nonisolated extension ShelfApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .findBooks(let input):
            return input
        case .findAuthors(let input):
            return input
        case .lend(let input):
            return input
        case .addBook(_, let input):
            return input
        case .search(_, let input, _):
            return ["input": input]
        }
    }

    public var method: RequestMethod {
        switch self {
        case .findBooks:
            return .get
        case .findAuthors:
            return .get
        case .lend:
            return .post
        case .addBook:
            return .post
        case .search:
            return .post
        }
    }

    public var header: HTTPHeaderType {
        switch self {
        case .findBooks(let input):
            return .custom(["X-Reader": input.reader])
        case .findAuthors(let input):
            return .custom(["X-Reader": input.reader])
        default:
            return .json
        }
    }

    public var path: String {
        switch self {
        case .findBooks(let input):
            return "/shelves/\(input.shelf)/books"
        case .findAuthors(let input):
            return "/shelves/\(input.shelf)/authors"
        case .lend(let input):
            return "/shelves/\(input.shelf)/loans"
        case .addBook(let shelf, _):
            return "/shelves/\(shelf)/books"
        case .search(let shelf, _, _):
            return "/shelves/\(shelf)/search"
        }
    }
}
