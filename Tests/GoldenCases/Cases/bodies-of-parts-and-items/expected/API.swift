import Foundation

nonisolated enum PartsEndpoint: Endpoint {
    case getParts
    case sendParts([MultipartPart]?)

    var path: String {
        "/parts"
    }

    var method: HTTPMethod {
        switch self {
        case .getParts:
            return .get
        case .sendParts:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .sendParts(let request):
            return request.map { .multipart($0, subtype: "mixed") }
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .getParts:
            return "multipart/mixed"
        default:
            return "application/json"
        }
    }
}

nonisolated enum FormEndpoint: Endpoint {
    case getForm

    var path: String {
        "/form"
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "multipart/form-data"
    }
}

nonisolated enum DocumentEndpoint: Endpoint {
    case sendDocument(JSONValue?)

    var path: String {
        "/document"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .sendDocument(let request):
            return request.map { .json($0) }
        }
    }
}

nonisolated enum LinesEndpoint: Endpoint {
    case getLines

    var path: String {
        "/lines"
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "application/jsonl"
    }
}
