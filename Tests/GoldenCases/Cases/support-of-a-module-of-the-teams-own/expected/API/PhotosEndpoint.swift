import Foundation
public import NetworkKit

public nonisolated enum PhotosEndpoint: Endpoint {
    case fetchPhoto(id: Int)
    case developPhoto(id: Int)
    case listPhotos

    public var path: String {
        switch self {
        case .fetchPhoto(let id):
            return "/photos/\(id)"
        case .developPhoto(let id):
            return "/photos/\(id)/prints"
        case .listPhotos:
            return "/photos"
        }
    }

    public var method: HTTPMethod {
        switch self {
        case .fetchPhoto, .listPhotos:
            return .get
        case .developPhoto:
            return .post
        }
    }
}
