import Foundation

public nonisolated enum ProfilesApi {
    case fetchProfile(id: String)
    case saveProfile(id: String, input: ProfileDTO)
    case saveBroken(input: BrokenDTO)
}

nonisolated extension ProfilesApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .saveProfile(_, let input):
            return input
        case .saveBroken(let input):
            return input
        default:
            return nil
        }
    }

    public var method: RequestMethod {
        switch self {
        case .fetchProfile:
            return .get
        case .saveProfile:
            return .put
        case .saveBroken:
            return .put
        }
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        switch self {
        case .fetchProfile(let id):
            return "/profiles/\(id.pathEscaped)"
        case .saveProfile(let id, _):
            return "/profiles/\(id.pathEscaped)"
        case .saveBroken:
            return "/profiles/broken"
        }
    }
}
