import Foundation

nonisolated enum AvatarEndpoint: Endpoint {
    case putAvatar(FileUpload)
    case postAvatar(FileUpload?)

    var path: String {
        "/avatar"
    }

    var method: HTTPMethod {
        switch self {
        case .putAvatar:
            return .put
        case .postAvatar:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .putAvatar(let request):
            return .data(request.data, contentType: request.contentType)
        case .postAvatar(let request):
            return request.map { .data($0.data, contentType: $0.contentType) }
        }
    }
}
