import Foundation

nonisolated enum StoresEndpoint: Endpoint {
    case listStores(city: String?)
    case createStore(Store)
    case listNearby
    case getStore(id: String)
    case updateStore(id: String, Store)
    case deleteStore(id: String)
    case getOpenings(id: String)
    case listReviews(storeId: String)
    case addReview(storeId: String, String)
    case searchStores(Store)

    var path: String {
        switch self {
        case .listStores, .createStore:
            return "/stores"
        case .listNearby:
            return "/stores/nearby"
        case .getStore(let id), .updateStore(let id, _), .deleteStore(let id):
            return "/stores/\(id.pathEscaped)"
        case .getOpenings(let id):
            return "/stores/\(id.pathEscaped)/openings"
        case .listReviews(let storeId), .addReview(let storeId, _):
            return "/stores/\(storeId.pathEscaped)/reviews"
        case .searchStores:
            return "/stores/search"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listStores, .listNearby, .getStore, .getOpenings, .listReviews:
            return .get
        case .createStore, .addReview, .searchStores:
            return .post
        case .updateStore:
            return .put
        case .deleteStore:
            return .delete
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listStores(let city):
            return [QueryItem("city", city)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .createStore(let request), .updateStore(_, let request), .searchStores(let request):
            return .json(request)
        case .addReview(_, let request):
            return .text(request)
        default:
            return nil
        }
    }

    var accept: String {
        switch self {
        case .getOpenings:
            return "text/plain"
        default:
            return "application/json"
        }
    }
}

nonisolated enum MeEndpoint: Endpoint {
    case getFeed
    case updateMe

    var path: String {
        switch self {
        case .getFeed:
            return "/feed"
        case .updateMe:
            return "/me"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .getFeed:
            return .get
        case .updateMe:
            return .put
        }
    }

    var accept: String {
        switch self {
        case .getFeed:
            return "image/png, text/plain"
        default:
            return "application/json"
        }
    }
}

nonisolated enum UploadsEndpoint: Endpoint {
    case listUploads

    var path: String {
        "/uploads"
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "text/plain"
    }
}
