import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case addBoat(Boat)
    case putBoat(String)
    case photographBoat(PhotographBoatForm)

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        switch self {
        case .addBoat:
            return .post
        case .putBoat:
            return .put
        case .photographBoat:
            return .patch
        }
    }

    var body: RequestBody? {
        switch self {
        case .addBoat(let request):
            return .json(request)
        case .putBoat(let request):
            return .text(request)
        case .photographBoat(let request):
            return .multipart(request.parts)
        }
    }
}
