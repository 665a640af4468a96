import Foundation

nonisolated enum AEndpoint: Endpoint {
    case reposListForOrg

    var path: String {
        "/a"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum BEndpoint: Endpoint {
    case _5476

    var path: String {
        "/b"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum CEndpoint: Endpoint {
    case one

    var path: String {
        "/c"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum DEndpoint: Endpoint {
    case star

    var path: String {
        "/d"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum EEndpoint: Endpoint {
    case `init`

    var path: String {
        "/e"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum FEndpoint: Endpoint {
    case selfValue

    var path: String {
        "/f"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum GEndpoint: Endpoint {
    case path

    var path: String {
        "/g"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum HEndpoint: Endpoint {
    case getRaw

    var path: String {
        "/h"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum IEndpoint: Endpoint {
    case getRaw

    var path: String {
        "/i"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum JEndpoint: Endpoint {
    case getJ

    var path: String {
        "/j"
    }

    var method: HTTPMethod {
        .get
    }
}
