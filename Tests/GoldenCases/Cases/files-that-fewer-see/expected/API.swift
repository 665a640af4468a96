import Foundation

nonisolated enum ShedApi {
    case fetchShed(shedId: Int)
    case saveShed(shedId: Int, input: Shed)
}

nonisolated extension ShedApi: RequestType {
    var param: (any Encodable & Sendable)? {
        switch self {
        case .saveShed(_, let input):
            return input
        default:
            return nil
        }
    }

    var method: RequestMethod {
        switch self {
        case .fetchShed:
            return .get
        case .saveShed:
            return .put
        }
    }

    var header: HTTPHeaderType {
        .json
    }

    var path: String {
        switch self {
        case .fetchShed(let shedId):
            return "/sheds/\(shedId)"
        case .saveShed(let shedId, _):
            return "/sheds/\(shedId)"
        }
    }
}
