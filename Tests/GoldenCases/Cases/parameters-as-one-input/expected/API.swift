import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case listBoats(input: ListBoatsInput)

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .listBoats(let input):
            return ["X-Trace": input.xTrace].compactMapValues { $0 }
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listBoats(let input):
            return [QueryItem("page", input.page), QueryItem("kind", input.kind), QueryItem("since", input.since)]
        }
    }
}
