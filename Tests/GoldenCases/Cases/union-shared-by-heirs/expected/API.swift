import Foundation

nonisolated enum SearchEndpoint: Endpoint {
    case search

    var path: String {
        "/search"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum SimilarEndpoint: Endpoint {
    case similar

    var path: String {
        "/similar"
    }

    var method: HTTPMethod {
        .get
    }
}
