import Foundation

nonisolated enum ParcelsEndpoint: Endpoint {
    case fetchReport
    case searchParcels
    case listParcels

    var path: String {
        switch self {
        case .fetchReport:
            return "/parcels/report"
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
