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
        "https://eu.example.com/v2"
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
        "https://eu.example.com/x"
    }
}

nonisolated enum CEndpoint: Endpoint {
    case getC

    var path: String {
        "/c"
    }

    var method: HTTPMethod {
        .get
    }

    var baseURL: String {
        "https://files.example.com/"
    }
}

nonisolated enum DEndpoint: Endpoint {
    case getD

    var path: String {
        "/d"
    }

    var method: HTTPMethod {
        .get
    }

    var baseURL: String {
        "https://eu.example.com/api/v3"
    }
}

nonisolated enum EEndpoint: Endpoint {
    case getE

    var path: String {
        "/e"
    }

    var method: HTTPMethod {
        .get
    }

    var baseURL: String {
        "https://eu.example.com/"
    }
}
