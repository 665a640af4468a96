import Foundation

nonisolated enum ShelfEndpoint: Endpoint {
    case findBooks(input: BookQuery)
    case findAuthors(input: FindAuthorsInput)
    case lend(input: ShelfLendInput)
    case addBook(shelf: Int, Book)

    var path: String {
        switch self {
        case .findBooks(let input):
            return "/shelves/\(input.shelf)/books"
        case .findAuthors(let input):
            return "/shelves/\(input.shelf)/authors"
        case .lend(let input):
            return "/shelves/\(input.shelf)/loans"
        case .addBook(let shelf, _):
            return "/shelves/\(shelf)/books"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .findBooks, .findAuthors:
            return .get
        case .lend, .addBook:
            return .post
        }
    }

    var headers: [String: String]? {
        switch self {
        case .findBooks(let input):
            return ["X-Reader": input.reader]
        case .findAuthors(let input):
            return ["X-Reader": input.reader]
        default:
            return nil
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .findBooks(let input):
            return [QueryItem("text", input.text), QueryItem("shelf", input.shelf), QueryItem("reader", input.reader)]
        case .findAuthors(let input):
            return [
                QueryItem("letter", input.letter),
                QueryItem("shelf", input.shelf),
                QueryItem("reader", input.reader),
            ]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .lend(let input):
            return .json(input)
        case .addBook(_, let request):
            return .json(request)
        default:
            return nil
        }
    }
}
