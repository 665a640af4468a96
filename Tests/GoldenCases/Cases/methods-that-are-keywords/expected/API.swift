import Foundation

nonisolated enum AwaitEndpoint: Endpoint {
    case `await`(limit: Int?)

    var path: String {
        "/await"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .await(let limit):
            return [QueryItem("limit", limit)]
        }
    }
}

nonisolated enum InitEndpoint: Endpoint {
    case `init`(limit: Int?)

    var path: String {
        "/init"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .`init`(let limit):
            return [QueryItem("limit", limit)]
        }
    }
}

nonisolated enum DefaultEndpoint: Endpoint {
    case `default`(await: Int?)

    var path: String {
        "/default"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .default(let `await`):
            return [QueryItem("await", `await`)]
        }
    }
}

nonisolated enum SelfEndpoint: Endpoint {
    case selfValue(selfValue: Int?)

    var path: String {
        "/self"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .selfValue(let selfValueValue):
            return [QueryItem("self", selfValueValue)]
        }
    }
}
