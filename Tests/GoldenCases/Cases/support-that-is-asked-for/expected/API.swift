import Foundation

nonisolated enum MainEndpoint: Endpoint {
    case ping

    var path: String {
        "/ping"
    }

    var method: HTTPMethod {
        .get
    }
}
