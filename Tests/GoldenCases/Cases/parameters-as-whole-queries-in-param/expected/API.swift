import Foundation

public nonisolated enum FormsApi {
    case listForms(form: ListFormsForm)
}

nonisolated extension FormsApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        nil
    }

    public var method: RequestMethod {
        .get
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        "/forms"
    }

    public var query: [QueryItem] {
        switch self {
        case .listForms(let form):
            return [.whole(form)]
        }
    }
}

public nonisolated enum DocumentsApi {
    case listDocuments(input: ListDocumentsInput)
}

nonisolated extension DocumentsApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        nil
    }

    public var method: RequestMethod {
        .get
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        "/documents"
    }

    public var query: [QueryItem] {
        switch self {
        case .listDocuments(let input):
            return [.whole(json: input.json)]
        }
    }

    public var cookies: [QueryItem] {
        switch self {
        case .listDocuments(let input):
            return [QueryItem("session", input.session, style: .cookie, explode: true)]
        }
    }
}

public nonisolated enum PathsApi {
    case listPaths(selector: String)
}

nonisolated extension PathsApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        nil
    }

    public var method: RequestMethod {
        .get
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        "/paths"
    }

    public var query: [QueryItem] {
        switch self {
        case .listPaths(let selector):
            return [.whole(selector)]
        }
    }
}
