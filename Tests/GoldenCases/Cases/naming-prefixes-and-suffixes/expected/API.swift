import Foundation

nonisolated enum HarbourTarget: Endpoint {
    case addBoat(AddBoatPayload)

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
