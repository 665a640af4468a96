import Foundation
import Swift

nonisolated enum TripsEndpoint: Endpoint {
    case listTrips(longest: Duration?)

    var path: String {
        "/trips"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listTrips(let longest):
            return [QueryItem("longest", longest)]
        }
    }
}
