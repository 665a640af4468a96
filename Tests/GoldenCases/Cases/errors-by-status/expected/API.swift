import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        .get
    }

    var errorBodies: [ErrorBody] {
        [ErrorBody(404, Missing.self), ErrorBody(400...499, Problem.self), .default(Problem.self)]
    }
}
