import Foundation

nonisolated enum AccountEndpoint: Endpoint {
    case getAccount

    var path: String {
        "/account"
    }

    var method: HTTPMethod {
        .get
    }
}
