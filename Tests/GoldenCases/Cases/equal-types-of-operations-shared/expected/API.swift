import Foundation

nonisolated enum ParcelsEndpoint: Endpoint {
    case searchParcels
    case listParcels

    var path: String {
        switch self {
        case .searchParcels:
            return "/parcels/search"
        case .listParcels:
            return "/parcels"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
