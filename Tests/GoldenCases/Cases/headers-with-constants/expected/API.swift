import Foundation

nonisolated enum PricesEndpoint: Endpoint {
    case getPrices

    var path: String {
        "/prices"
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        [
            "X-Version": "1.10",
            "X-Build": "123456789012345678901",
            "X-Mask": "0x1F",
            "X-Preview": "true",
            "X-Client": "app",
        ]
    }
}
