import Foundation

nonisolated enum NamedEndpoint: Endpoint {
    case named

    var path: String {
        "/named"
    }

    var method: HTTPMethod {
        .get
    }

    var errorBodies: [ErrorBody] {
        [.default(Outcome.self)]
    }
}

nonisolated enum InlineEndpoint: Endpoint {
    case inlineOutcome

    var path: String {
        "/inline"
    }

    var method: HTTPMethod {
        .get
    }

    var errorBodies: [ErrorBody] {
        [.default(InlineOutcomeResponse.self)]
    }
}
