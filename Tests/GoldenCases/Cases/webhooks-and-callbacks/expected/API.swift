import Foundation

nonisolated enum SubscriptionsEndpoint: Endpoint {
    case subscribe(SubscribeRequest)

    var path: String {
        "/subscriptions"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .subscribe(let request):
            return .json(request)
        }
    }
}
