import Foundation

nonisolated enum RawEndpoint: Endpoint {
    case putRaw(Data)
    case postNote(String)

    var path: String {
        "/raw"
    }

    var method: HTTPMethod {
        switch self {
        case .putRaw:
            return .put
        case .postNote:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .putRaw(let request):
            return .data(request)
        case .postNote(let request):
            return .text(request)
        }
    }
}
