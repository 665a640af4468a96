import Foundation

nonisolated enum PressesEndpoint: Endpoint {
    case listPresses

    var path: String {
        "/presses"
    }

    var method: HTTPMethod {
        .get
    }
}
