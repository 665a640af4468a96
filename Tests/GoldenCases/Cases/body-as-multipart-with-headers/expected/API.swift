import Foundation

nonisolated enum PhotosEndpoint: Endpoint {
    case addPhoto(AddPhotoForm)

    var path: String {
        "/photos"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addPhoto(let request):
            return .multipart(request.parts)
        }
    }
}

nonisolated enum AlbumsEndpoint: Endpoint {
    case addAlbum(Album)
    case setAlbum(Album)

    var path: String {
        "/albums"
    }

    var method: HTTPMethod {
        switch self {
        case .addAlbum:
            return .post
        case .setAlbum:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .addAlbum(let request), .setAlbum(let request):
            return .multipart(request.parts)
        }
    }
}
