import Foundation

nonisolated enum DisksEndpoint: Endpoint {
    case getDisk(diskName: String, pageSize: Int?)

    var path: String {
        switch self {
        case .getDisk(let diskName, _):
            return "/disks/\(diskName.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .getDisk(_, let pageSize):
            return [QueryItem("$top", pageSize)]
        }
    }
}
