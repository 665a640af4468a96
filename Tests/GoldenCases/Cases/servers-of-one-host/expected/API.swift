import Foundation
import NetworkKit

nonisolated enum TidesEndpoint: Endpoint {
    case listTides

    var path: String {
        "/tides"
    }

    var method: HTTPMethod {
        .get
    }
}
