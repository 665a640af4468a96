import Foundation

nonisolated enum PlaceEndpoint: Endpoint {
    case closePlace(id: Int, reason: String, requestId: Int, until: Date?, notes: [String]?)
    case movePlace(id: Int, to: String, kind: Kind, notify: Bool?, city: String)
    case addPhoto(id: Int, file: FileUpload, title: String?)

    var path: String {
        switch self {
        case .closePlace(let id, _, _, _, _), .movePlace(let id, _, _, _, _):
            return "/places/\(id)"
        case .addPhoto(let id, _, _):
            return "/places/\(id)/photos"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .closePlace:
            return .delete
        case .movePlace:
            return .patch
        case .addPhoto:
            return .post
        }
    }

    var headers: [String: String]? {
        switch self {
        case .movePlace(_, _, _, _, let city):
            return ["X-City": city]
        default:
            return nil
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .movePlace(_, _, _, let notify, _):
            return [QueryItem("notify", notify)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .closePlace(_, let reason, let requestId, let until, let notes):
            return .json(Closing(reason: reason, until: until, id: requestId, notes: notes))
        case .movePlace(_, let street, let kind, _, let city):
            return .form(Move(street: street, city: city, kind: kind))
        case .addPhoto(_, let file, let title):
            return .multipart(AddPhotoForm(file: file, title: title).parts)
        }
    }
}
