import Foundation

nonisolated enum StoresEndpoint: Endpoint {
    case fetchStores

    var path: String {
        "/stores"
    }

    var method: HTTPMethod {
        .get
    }
}
