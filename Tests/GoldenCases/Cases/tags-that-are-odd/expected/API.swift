import Foundation

nonisolated enum UserManagementEndpoint: Endpoint {
    case a
    case b

    var path: String {
        switch self {
        case .a:
            return "/a"
        case .b:
            return "/b"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum 日本Endpoint: Endpoint {
    case c

    var path: String {
        "/c"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum FirstEndpoint: Endpoint {
    case d

    var path: String {
        "/d"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum EEndpoint: Endpoint {
    case e

    var path: String {
        "/e"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum FEndpoint: Endpoint {
    case f

    var path: String {
        "/f"
    }

    var method: HTTPMethod {
        .get
    }
}
