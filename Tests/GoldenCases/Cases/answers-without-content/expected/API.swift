import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case nothing
    case oneOrNothing
    case onlyDefault
    case range
    case noAnswers

    var path: String {
        "/boats"
    }

    var method: HTTPMethod {
        switch self {
        case .nothing:
            return .get
        case .oneOrNothing:
            return .put
        case .onlyDefault:
            return .delete
        case .range:
            return .post
        case .noAnswers:
            return .head
        }
    }

    var errorBodies: [ErrorBody] {
        switch self {
        case .onlyDefault:
            return [.default(Int.self)]
        default:
            return []
        }
    }
}
