import Foundation

nonisolated enum FormsEndpoint: Endpoint {
    case listForms(form: ListFormsForm)

    var path: String {
        "/forms"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listForms(let form):
            return [.whole(form)]
        }
    }
}

nonisolated enum DocumentsEndpoint: Endpoint {
    case listDocuments(json: [String: JSONValue]?, session: String?)

    var path: String {
        "/documents"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listDocuments(let json, _):
            return [.whole(json: json)]
        }
    }

    var cookies: [QueryItem] {
        switch self {
        case .listDocuments(_, let session):
            return [QueryItem("session", session, style: .cookie, explode: true)]
        }
    }
}

nonisolated enum PathsEndpoint: Endpoint {
    case listPaths(selector: String)

    var path: String {
        "/paths"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listPaths(let selector):
            return [.whole(selector)]
        }
    }
}
