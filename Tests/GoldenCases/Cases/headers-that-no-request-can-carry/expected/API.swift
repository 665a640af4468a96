import Foundation

nonisolated enum AEndpoint: Endpoint {
    case getA(xFine1: String?, filterX: String?)

    var path: String {
        "/a"
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .getA(let xFine1, _):
            return ["X-Fine~1": xFine1].compactMapValues { $0 }
        }
    }

    var cookies: [QueryItem] {
        switch self {
        case .getA(_, let filterX):
            return [QueryItem("filter[x]", filterX)]
        }
    }
}
