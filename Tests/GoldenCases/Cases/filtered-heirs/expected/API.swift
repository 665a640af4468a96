import Foundation

nonisolated enum DEndpoint: Endpoint {
    case getDog

    var path: String {
        "/dogs"
    }

    var method: HTTPMethod {
        .get
    }
}
