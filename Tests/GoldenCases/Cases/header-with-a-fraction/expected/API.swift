import Foundation

nonisolated enum PricesEndpoint: Endpoint {
    case prices(xRate: Double, xLimit: Double?, xPage: Int?)

    var path: String {
        "/prices"
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .prices(let xRate, let xLimit, let xPage):
            return [
                "X-Rate": headerText(xRate),
                "X-Limit": xLimit.map { headerText($0) },
                "X-Page": xPage.map { String($0) },
            ].compactMapValues { $0 }
        }
    }
}
