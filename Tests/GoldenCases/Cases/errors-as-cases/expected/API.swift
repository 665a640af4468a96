import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats
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

    var errorBodies: [ErrorBody] {
        switch self {
        case .listBoats:
            return [
                .default(Problem.self),
                ErrorBody(400...499, Problem.self),
                ErrorBody(404, Missing.self),
                ErrorBody(418, [String].self),
                ErrorBody(422, ListBoatsUnprocessableError.self),
            ]
        case .addBoat:
            return []
        }
    }
}
