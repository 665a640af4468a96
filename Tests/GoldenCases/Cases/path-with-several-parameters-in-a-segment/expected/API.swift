import Foundation

nonisolated enum MapsEndpoint: Endpoint {
    case getTile(x: Int, y: Int, format: String)

    var path: String {
        switch self {
        case .getTile(let x, let y, let format):
            return "/maps/\(x)-\(y).\(format.pathPartEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum JobsEndpoint: Endpoint {
    case cancelJob(id: String)

    var path: String {
        switch self {
        case .cancelJob(let id):
            return "/jobs/\(id.pathPartEscaped):cancel"
        }
    }

    var method: HTTPMethod {
        .post
    }
}
