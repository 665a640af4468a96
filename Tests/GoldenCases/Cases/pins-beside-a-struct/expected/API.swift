import Foundation

public nonisolated enum ShopApi {
    case fetchItems(shopId: Int, size: Int, input: FetchItemsInput)
    case findItems(input: ItemFilter)
    case saveItem(input: ItemInput)
}

nonisolated extension ShopApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .fetchItems(_, _, let input):
            return input
        case .findItems(let input):
            return input
        case .saveItem(let input):
            return input
        }
    }

    public var method: RequestMethod {
        switch self {
        case .fetchItems:
            return .get
        case .findItems:
            return .get
        case .saveItem:
            return .post
        }
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        switch self {
        case .fetchItems(let shopId, _, _):
            return "/shops/\(shopId)/items"
        case .findItems:
            return "/items"
        case .saveItem:
            return "/items"
        }
    }
}
