import Forms
import Foundation
import Model

nonisolated enum StoreEndpoint: Endpoint {
    case fetchStores(near: String)
    case fetchNearby(input: NearbyInput)
    case saveStore(StoreForm)
    case renameStore(RenameInput)

    var path: String {
        switch self {
        case .fetchStores, .saveStore:
            return "/stores"
        case .fetchNearby:
            return "/nearby"
        case .renameStore(let request):
            return "/stores/\(request.storeId)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .fetchStores, .fetchNearby:
            return .get
        case .saveStore:
            return .post
        case .renameStore:
            return .put
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .fetchStores(let near):
            return [QueryItem("near", near)]
        case .fetchNearby(let input):
            return [
                QueryItem("latitude", input.latitude),
                QueryItem("longitude", input.longitude),
                QueryItem("limit", input.limit),
            ]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .saveStore(let request):
            return .json(request)
        case .renameStore(let request):
            return .json(request)
        default:
            return nil
        }
    }
}
