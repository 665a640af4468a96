import Foundation

nonisolated enum MeEndpoint: Endpoint {
    case getMe(xTrace: UUID, xKinds: [String]?, session: String?)

    var path: String {
        "/me"
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .getMe(let xTrace, let xKinds, _):
            return ["X-Trace": headerText(xTrace), "X-Kinds": xKinds.map { headerText($0) }].compactMapValues { $0 }
        }
    }

    var cookies: [QueryItem] {
        switch self {
        case .getMe(_, _, let session):
            return [QueryItem("session", session)]
        }
    }
}
