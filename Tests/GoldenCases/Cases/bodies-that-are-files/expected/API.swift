import Foundation

nonisolated enum PhotosEndpoint: Endpoint {
    case setPhoto(id: Int, FileUpload)
    case changePhoto(id: Int, FileUpload?)
    case getPhoto(id: Int)
    case addPhoto(AddPhotoForm)

    var path: String {
        switch self {
        case .setPhoto(let id, _), .changePhoto(let id, _), .getPhoto(let id):
            return "/photos/\(id)"
        case .addPhoto:
            return "/photos"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .setPhoto:
            return .put
        case .changePhoto:
            return .patch
        case .getPhoto:
            return .get
        case .addPhoto:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .setPhoto(_, let request):
            return .data(request, contentType: "image/png")
        case .changePhoto(_, let request):
            return request.map { .data($0) }
        case .addPhoto(let request):
            return .multipart(request.parts)
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .getPhoto:
            return "image/png"
        default:
            return "application/json"
        }
    }
}
