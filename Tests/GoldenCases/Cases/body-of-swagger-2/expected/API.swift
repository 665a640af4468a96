import Foundation

nonisolated enum PhotosEndpoint: Endpoint {
    case addPhoto(id: Int, AddPhotoForm, tags: [String]?)

    var path: String {
        switch self {
        case .addPhoto(let id, _, _):
            return "/photos/\(id)"
        }
    }

    var method: HTTPMethod {
        .post
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .addPhoto(_, _, let tags):
            return [QueryItem("tags", tags, style: .pipeDelimited, explode: false)]
        }
    }

    var body: RequestBody? {
        switch self {
        case .addPhoto(_, let request, _):
            return .multipart(request.parts)
        }
    }
}

nonisolated enum BoatsEndpoint: Endpoint {
    case addBoat(Boat)

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addBoat(let request):
            return .json(request)
        }
    }
}
