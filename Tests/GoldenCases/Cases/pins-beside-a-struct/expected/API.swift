import Foundation

public nonisolated enum ShopApi {
    case fetchItems(shopId: Int, size: Int, input: FetchItemsInput)
    case findItems(input: ItemFilter)
    case saveItem(input: ItemInput)
}

nonisolated extension ShopApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .fetchItems(_, let size, let input):
            return FetchItemsParam(page: input.page, size: size)
        case .saveItem(let input):
            return input
        default:
            return nil
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

    public var query: [QueryItem] {
        switch self {
        case .findItems(let input):
            return [QueryItem("page", input.page), QueryItem("others", input.others)]
        default:
            return []
        }
    }
}

private nonisolated struct FetchItemsParam: Encodable, Sendable {
    let page: Int
    let size: Int
}
