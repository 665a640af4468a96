import Foundation
public import NetworkKit

public nonisolated enum PhotosEndpoint: Endpoint {
    case fetchPhoto(id: Int)

    public var path: String {
        switch self {
        case .fetchPhoto(let id):
            return "/photos/\(id)"
        }
    }

    public var method: HTTPMethod {
        .get
    }
}
