import Foundation

nonisolated enum ParcelsEndpoint: Endpoint {
    case sendParcel(ParcelDTO)

    var path: String {
        "/parcels"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .sendParcel(let request):
            return .json(request)
        }
    }
}
