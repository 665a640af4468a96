import Foundation

nonisolated enum ItemsEndpoint: Endpoint {
    case readItems
    case readItem(itemId: Int)
    case update(itemId: Int, ItemsUpdateRequest)
    case updateItemsItemIdTagsPut(itemId: Int, UpdateItemsItemIdTagsPutRequest)
    case readTagsItemsItemIdTagsPost(itemId: Int)

    var path: String {
        switch self {
        case .readItems:
            return "/items/"
        case .readItem(let itemId), .update(let itemId, _):
            return "/items/\(itemId)"
        case .updateItemsItemIdTagsPut(let itemId, _), .readTagsItemsItemIdTagsPost(let itemId):
            return "/items/\(itemId)/tags"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .readItems, .readItem, .readTagsItemsItemIdTagsPost:
            return .get
        case .update, .updateItemsItemIdTagsPut:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .update(_, let request):
            return .json(request)
        case .updateItemsItemIdTagsPut(_, let request):
            return .json(request)
        default:
            return nil
        }
    }
}

nonisolated enum UsersEndpoint: Endpoint {
    case update(userId: Int, UsersUpdateRequest)

    var path: String {
        switch self {
        case .update(let userId, _):
            return "/users/\(userId)"
        }
    }

    var method: HTTPMethod {
        .put
    }

    var body: RequestBody? {
        switch self {
        case .update(_, let request):
            return .json(request)
        }
    }
}
