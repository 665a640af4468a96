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

nonisolated enum AvatarsEndpoint: Endpoint {
    case addAvatar(AddAvatarRequest?)

    var path: String {
        "/avatars"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addAvatar(let request):
            return request.map { .form($0) }
        }
    }
}
