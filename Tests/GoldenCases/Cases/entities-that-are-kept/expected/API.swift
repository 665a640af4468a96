import Foundation

nonisolated enum StoresApi {
    case listStores(near: Place?)
    case addStore(input: RawAddStoreInput)
    case getStore(id: String)
}

nonisolated extension StoresApi: RequestType {
    var param: (any Encodable & Sendable)? {
        switch self {
        case .addStore(let input):
            return input
        default:
            return nil
        }
    }

    var method: RequestMethod {
        switch self {
        case .listStores:
            return .get
        case .addStore:
            return .post
        case .getStore:
            return .get
        }
    }

    var header: HTTPHeaderType {
        .json
    }

    var path: String {
        switch self {
        case .listStores:
            return "/stores"
        case .addStore:
            return "/stores"
        case .getStore(let id):
            return "/stores/\(id.pathEscaped)"
        }
    }

    var query: [QueryItem] {
        switch self {
        case .listStores(let near):
            return [.json("near", near)]
        default:
            return []
        }
    }

    var errorBodies: [ErrorBody] {
        switch self {
        case .listStores:
            return []
        case .addStore:
            return [ErrorBody(409, Problem.self)]
        case .getStore:
            return [ErrorBody(404, Problem.self)]
        }
    }
}
