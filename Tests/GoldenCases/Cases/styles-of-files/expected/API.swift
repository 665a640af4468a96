import Foundation

nonisolated enum PhotosEndpoint: Endpoint {
    case addPhoto(AddPhotoForm?)

    var path: String {
        "/photos"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addPhoto(let request):
            return request.map { .multipart($0.parts) }
        }
    }
}
