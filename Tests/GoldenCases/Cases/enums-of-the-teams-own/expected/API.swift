import Foundation
import Model

nonisolated enum StoreEndpoint: Endpoint {
    case fetchStores(kind: Kind, sort: Sort, size: Int, wanted: Kind)

    var path: String {
        switch self {
        case .fetchStores(let kind, _, _, _):
            return "/kinds/\(kind.rawValue.pathEscaped)/stores"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .fetchStores(_, _, _, let wanted):
            return ["X-Kind": wanted.rawValue]
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .fetchStores(_, let sort, let size, _):
            return [QueryItem("sort", sort), QueryItem("size", size)]
        }
    }
}
