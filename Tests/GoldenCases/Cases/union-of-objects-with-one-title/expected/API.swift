import Foundation

nonisolated enum KilnsEndpoint: Endpoint {
    case fireKiln

    var path: String {
        "/kilns"
    }

    var method: HTTPMethod {
        .post
    }

    var errorBodies: [ErrorBody] {
        [ErrorBody(400, Refusal.self)]
    }
}
