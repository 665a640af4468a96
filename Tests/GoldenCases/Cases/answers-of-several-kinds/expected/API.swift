import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case addBoat

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        .post
    }
}
