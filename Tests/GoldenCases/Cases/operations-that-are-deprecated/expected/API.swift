import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    /// Lists boats.
    ///
    /// Use `findBoats`.
    case listBoats
    /// https://docs.example.com
    case addBoat

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        switch self {
        case .listBoats:
            return .get
        case .addBoat:
            return .post
        }
    }
}
