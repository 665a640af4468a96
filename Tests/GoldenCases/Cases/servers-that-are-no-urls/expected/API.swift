import Foundation

nonisolated enum AEndpoint: Endpoint {
    case getA

    var path: String {
        "/a"
    }

    var method: HTTPMethod {
        .get
    }

    var baseURL: String {
        "https://a|b.example"
    }
}

nonisolated enum BEndpoint: Endpoint {
    case getB

    var path: String {
        "/b"
    }

    var method: HTTPMethod {
        .get
    }

    var baseURL: String {
        "https://host:x"
    }
}
