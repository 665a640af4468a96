import Foundation

nonisolated enum SimpleEndpoint: Endpoint {
    case simple(ids: [Int])

    var path: String {
        switch self {
        case .simple(let ids):
            return "/simple/\(pathSegment(ids, name: "ids"))"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum LabelEndpoint: Endpoint {
    case label(ids: [Int])

    var path: String {
        switch self {
        case .label(let ids):
            return "/label/\(pathSegment(ids, name: "ids", style: .label, explode: true))"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum MatrixEndpoint: Endpoint {
    case matrix(place: Place)

    var path: String {
        switch self {
        case .matrix(let place):
            return "/matrix/\(pathSegment(place, name: "place", style: .matrix))"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
