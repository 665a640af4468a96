import Foundation

nonisolated enum PartsEndpoint: Endpoint {
    case getParts
    case sendParts([Item]?)
    case replaceParts([Item])
    case sendTexts([SendTextsRequestItem])

    var path: String {
        "/parts"
    }

    var method: HTTPMethod {
        switch self {
        case .getParts:
            return .get
        case .sendParts:
            return .post
        case .replaceParts:
            return .put
        case .sendTexts:
            return .patch
        }
    }

    var body: RequestBody? {
        switch self {
        case .sendParts(let request):
            return request.map { .multipart($0.map { .json("", $0) }, subtype: "mixed") }
        case .replaceParts(let request):
            return .multipart(request.map { .json("", $0, contentType: "application/vnd.item+json") }, subtype: "mixed")
        case .sendTexts(let request):
            return .multipart(request.map { .field("", $0) }, subtype: "related")
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

nonisolated enum FilesEndpoint: Endpoint {
    case sendFiles([MultipartPart])
    case sendPair([MultipartPart])

    var path: String {
        "/files"
    }

    var method: HTTPMethod {
        switch self {
        case .sendFiles:
            return .post
        case .sendPair:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .sendFiles(let request), .sendPair(let request):
            return .multipart(request, subtype: "mixed")
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
