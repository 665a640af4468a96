import Foundation

nonisolated enum SearchEndpoint: Endpoint {
    case search(input: SearchInput)

    var path: String {
        "/search"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .search(let input):
            return [
                QueryItem("words", input.words),
                QueryItem("tags", input.tags, style: .form, explode: false),
                QueryItem("spaces", input.spaces, style: .spaceDelimited, explode: false),
                QueryItem("pipes", input.pipes, style: .pipeDelimited, explode: false),
                QueryItem("filter", input.filter, style: .deepObject, explode: true),
                QueryItem("raw", input.raw, allowReserved: true),
                QueryItem("page[size]", input.pageSize),
            ]
        }
    }
}
