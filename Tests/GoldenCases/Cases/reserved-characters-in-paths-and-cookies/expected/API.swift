import Foundation

nonisolated enum DocumentsEndpoint: Endpoint {
    case document(name: String, tags: [String], place: String?)

    var path: String {
        switch self {
        case .document(let name, let tags, _):
            return
                "/documents/\(pathSegment(name, name: "name", allowReserved: true))"
                + "/\(pathSegment(tags, name: "tags"))"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var cookies: [QueryItem] {
        switch self {
        case .document(_, _, let place):
            return [QueryItem("place", place, allowReserved: true)]
        }
    }
}

nonisolated enum CompareEndpoint: Endpoint {
    case compare(base: String, head: [String], kind: String)

    var path: String {
        switch self {
        case .compare(let base, let head, let kind):
            return
                "/compare/\(base.pathPartEscaped)...\(pathSegment(head, name: "head", isPart: true))"
                + "/.\(kind.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
