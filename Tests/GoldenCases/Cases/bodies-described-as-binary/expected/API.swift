import Foundation

nonisolated enum AnythingEndpoint: Endpoint {
    case exchangeAnything(Data)

    var path: String {
        "/anything"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .exchangeAnything(let request):
            return .data(request)
        }
    }

    var accept: String {
        "*/*"
    }
}

nonisolated enum BackupEndpoint: Endpoint {
    case restore(Data)

    var path: String {
        "/backup"
    }

    var method: HTTPMethod {
        .put
    }

    var body: RequestBody? {
        switch self {
        case .restore(let request):
            return .data(request, contentType: "application/json")
        }
    }

    var accept: String {
        "text/csv"
    }
}

nonisolated enum EncodedEndpoint: Endpoint {
    case exchangeEncoded(Data)

    var path: String {
        "/encoded"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .exchangeEncoded(let request):
            return .data(request, contentType: "image/png")
        }
    }

    var accept: String {
        "image/png"
    }
}
