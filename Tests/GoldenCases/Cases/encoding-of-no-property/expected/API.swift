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
