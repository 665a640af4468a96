import Foundation

nonisolated enum AEndpoint: Endpoint {
    case a(A)

    var path: String {
        "/a"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .a(let request):
            return .json(request)
        }
    }
}

nonisolated enum CEndpoint: Endpoint {
    case c(C)

    var path: String {
        "/c"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .c(let request):
            return .json(request)
        }
    }
}

nonisolated enum DeepEndpoint: Endpoint {
    case deep

    var path: String {
        "/deep"
    }

    var method: HTTPMethod {
        .get
    }

    var errorBodies: [ErrorBody] {
        [ErrorBody(404, AList.self)]
    }
}
