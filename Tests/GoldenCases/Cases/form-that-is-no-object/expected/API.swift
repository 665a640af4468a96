import Foundation

nonisolated enum PhotosEndpoint: Endpoint {
    case addPhoto([MultipartPart])
    case putPhoto([String])

    var path: String {
        "/photos"
    }

    var method: HTTPMethod {
        switch self {
        case .addPhoto:
            return .post
        case .putPhoto:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .addPhoto(let request):
            return .multipart(request)
        case .putPhoto(let request):
            return .form(request)
        }
    }
}
