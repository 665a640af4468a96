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

nonisolated enum TagsEndpoint: Endpoint {
    case addTags(AddTagsRequest)

    var path: String {
        "/tags"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addTags(let request):
            return .form(request, styles: [FormField("other", style: .form, explode: true)])
        }
    }
}

nonisolated enum FoundEndpoint: Endpoint {
    case listFound(filter: ListFoundFilter?)

    var path: String {
        "/found"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listFound(let filter):
            return [.whole(filter, styles: [FormField("nmae", style: .form, explode: true)])]
        }
    }
}
