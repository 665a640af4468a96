import Foundation

nonisolated enum AEndpoint: Endpoint {
    case list

    var path: String {
        "/a%22%5C(x)*/b"
    }

    var method: HTTPMethod {
        .get
    }
}
