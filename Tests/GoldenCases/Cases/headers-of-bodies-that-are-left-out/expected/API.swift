import Foundation

nonisolated enum CratesEndpoint: Endpoint {
    case findCrates(crate: Int, page: Int?)
    case listCrates(page: Int?)
    case addCrate(Search)

    var path: String {
        switch self {
        case .findCrates(let crate, _):
            return "/crates/\(crate)"
        case .listCrates, .addCrate:
            return "/crates"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .findCrates, .listCrates:
            return .get
        case .addCrate:
            return .post
        }
    }

    var headers: [String: String]? {
        switch self {
        case .findCrates(_, let page):
            return ["X-Page": page.map { String($0) }, "X-Kind": "flat"].compactMapValues { $0 }
        case .addCrate(let request):
            return ["X-Size": String(request.size)]
        default:
            return nil
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .findCrates(_, let page), .listCrates(let page):
            return [QueryItem("page", page)]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .addCrate(let request):
            return .json(request)
        default:
            return nil
        }
    }
}
