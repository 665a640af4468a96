import Foundation

nonisolated enum AEndpoint: Endpoint {
    case byDefault

    var path: String {
        "/a"
    }

    var method: HTTPMethod {
        .get
    }

    var security: [SecurityRequirement] {
        [[.key]]
    }
}

nonisolated enum BEndpoint: Endpoint {
    case open

    var path: String {
        "/b"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum CEndpoint: Endpoint {
    case eitherOr

    var path: String {
        "/c"
    }

    var method: HTTPMethod {
        .get
    }

    var security: [SecurityRequirement] {
        [[.basic], [.bearer], []]
    }
}

nonisolated enum DEndpoint: Endpoint {
    case together

    var path: String {
        "/d"
    }

    var method: HTTPMethod {
        .get
    }

    var security: [SecurityRequirement] {
        [[.query, .cookie]]
    }
}

nonisolated enum EEndpoint: Endpoint {
    case scoped

    var path: String {
        "/e"
    }

    var method: HTTPMethod {
        .get
    }

    var security: [SecurityRequirement] {
        [[.oauth.requiring(["read", "write"])]]
    }
}
